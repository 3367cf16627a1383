import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadSilentFrame } from "./reload-silent-frame.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a silent frame is reloaded with growing delays", () => {
  const reload = vi.fn();
  const watch = reloadSilentFrame(reload);
  for (const [after, times] of [
    [19_999, 0],
    [1, 1],
    [40_000, 2],
    [60_000, 3],
    [60_000, 4],
  ] as const) {
    vi.advanceTimersByTime(after);
    expect(reload).toHaveBeenCalledTimes(times);
  }
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("a frame that has sent a message is not reloaded", () => {
  const reload = vi.fn();
  reloadSilentFrame(reload).heard();
  vi.advanceTimersByTime(600_000);
  expect(reload).not.toHaveBeenCalled();
});
