import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../../shell/toasts.ts";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { reloadWithToast, showToastOfReload } from "./reload-with-toast.ts";

vi.mock("../../shell/toasts.ts", () => ({ toasts: { success: vi.fn() } }));

const go = vi.fn();
const saved = { message: "Saved", links: [{ label: "Open", href: "/logbook/records/1" }] };
const page = { pathname: "/logbook/records/create", replace: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page.pathname = "/logbook/records/create";
  vi.stubGlobal("location", page);
  vi.stubGlobal("sessionStorage", memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows the toast at once, and once more after the reload", () => {
  reloadWithToast(saved, { afterMs: 1200, go });
  expect(toasts.success).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1200);
  expect(page.replace).toHaveBeenCalledTimes(1);
  showToastOfReload(go);
  showToastOfReload(go);
  expect(toasts.success).toHaveBeenCalledTimes(2);
});

it("neither reloads nor repeats the toast once the page was left", () => {
  const leave = reloadWithToast(saved, { afterMs: 1200, go });
  vi.advanceTimersByTime(1199);
  leave();
  vi.advanceTimersByTime(60_000);
  showToastOfReload(go);
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("does not reload the page that one is on the way to", () => {
  reloadWithToast(saved, { afterMs: 1200, go });
  page.pathname = "/logbook/records";
  vi.advanceTimersByTime(1200);
  showToastOfReload(go);
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("forgets the stored toast of a page that was left before its reload came", () => {
  const leave = reloadWithToast(saved, { afterMs: 1200, go });
  vi.advanceTimersByTime(1200);
  leave();
  showToastOfReload(go);
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("leads to the same places after the reload as before it", () => {
  reloadWithToast(saved, { afterMs: 1200, go });
  vi.advanceTimersByTime(1200);
  expect(showToastOfReload(go)).toEqual(saved);
  expect(showToastOfReload(go)).toBe(undefined);
  for (const [message, more] of vi.mocked(toasts.success).mock.calls) {
    expect(message).toBe("Saved");
    expect(more?.actions?.map(({ label }) => label)).toEqual(["Open"]);
    more?.actions?.[0]?.onPress();
  }
  expect(go.mock.calls).toEqual([["/logbook/records/1"], ["/logbook/records/1"]]);
});
