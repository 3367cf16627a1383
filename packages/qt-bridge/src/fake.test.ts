import { expect, it, vi } from "vitest";
import { fakeDesktopClient } from "./fake.ts";

it("does what it is told and counts who listens", () => {
  const desktop = fakeDesktopClient();
  const onChange = vi.fn();
  const unsubscribe = desktop.subscribe(onChange);
  desktop.become({ state: "connected", facts: { clientVersion: "1.1.0", serviceTag: null } });
  expect(desktop.connection().state).toBe("connected");
  unsubscribe();
  desktop.close();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(desktop.subscriptions()).toBe(0);
  expect(desktop.connection()).toEqual({ state: "lost", why: { code: "CLOSED" } });
});
