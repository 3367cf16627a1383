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

it("the toast is shown at once and once more after the reload", () => {
  reloadWithToast(saved, { afterMs: 1200, go });
  expect(toasts.success).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1200);
  expect(page.replace).toHaveBeenCalledTimes(1);
  showToastOfReload(go);
  showToastOfReload(go);
  expect(toasts.success).toHaveBeenCalledTimes(2);
});

it("leaving the page cancels the reload and the repeated toast", () => {
  const leave = reloadWithToast(saved, { afterMs: 1200, go });
  vi.advanceTimersByTime(1199);
  leave();
  vi.advanceTimersByTime(60_000);
  showToastOfReload(go);
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("the reload is skipped if the person is already navigating to another page", () => {
  reloadWithToast(saved, { afterMs: 1200, go });
  page.pathname = "/logbook/records";
  vi.advanceTimersByTime(1200);
  showToastOfReload(go);
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("leaving the page before its reload discards the stored toast", () => {
  const leave = reloadWithToast(saved, { afterMs: 1200, go });
  vi.advanceTimersByTime(1200);
  leave();
  showToastOfReload(go);
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("the toast has the same links after the reload as before", () => {
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
