import { checkAfterMs } from "@cathedra/domain/software";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkRegularly } from "./check-regularly.ts";

const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first check comes after an hour, and each next after double the time up to a day, also after failures (11.034, X56)", async () => {
  const looks: number[] = [];
  const begin = Date.now();
  const failed = vi.fn();
  const stop = checkRegularly({
    after: checkAfterMs,
    isWanted: () => true,
    check: async () => {
      looks.push((Date.now() - begin) / hour);
      if (looks.length === 2) throw new Error("the portal is away");
    },
    onFailure: failed,
  });
  await vi.advanceTimersByTimeAsync(110 * hour);
  expect(looks).toEqual([1, 3, 7, 15, 31, 55, 79, 103]);
  expect(failed).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(100 * hour);
  expect(looks).toHaveLength(8);
});

test("nothing is checked while no one is signed in (11.034)", async () => {
  const check = vi.fn(async () => undefined);
  let isSignedIn = false;
  const stop = checkRegularly({ after: checkAfterMs, isWanted: () => isSignedIn, check, onFailure: vi.fn() });
  await vi.advanceTimersByTimeAsync(1.5 * hour);
  expect(check).not.toHaveBeenCalled();
  isSignedIn = true;
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(check).toHaveBeenCalledTimes(1);
  stop();
});
