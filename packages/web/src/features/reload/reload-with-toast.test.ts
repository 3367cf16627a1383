import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { toasts } from "../../shell/toasts.ts";
import { reloadWithToast, showToastOfReload } from "./reload-with-toast.ts";

vi.mock("../../shell/toasts.ts", () => ({ toasts: { success: vi.fn() } }));

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
  reloadWithToast("Saved", 1200);
  expect(toasts.success).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1200);
  expect(page.replace).toHaveBeenCalledTimes(1);
  showToastOfReload();
  showToastOfReload();
  expect(toasts.success).toHaveBeenCalledTimes(2);
});

it("neither reloads nor repeats the toast once the page was left", () => {
  const leave = reloadWithToast("Saved", 1200);
  vi.advanceTimersByTime(1199);
  leave();
  vi.advanceTimersByTime(60_000);
  showToastOfReload();
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("does not reload the page that one is on the way to", () => {
  reloadWithToast("Saved", 1200);
  page.pathname = "/logbook/records";
  vi.advanceTimersByTime(1200);
  showToastOfReload();
  expect(page.replace).not.toHaveBeenCalled();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it("forgets the stored toast of a page that was left before its reload came", () => {
  const leave = reloadWithToast("Saved", 1200);
  vi.advanceTimersByTime(1200);
  leave();
  showToastOfReload();
  expect(toasts.success).toHaveBeenCalledTimes(1);
});
