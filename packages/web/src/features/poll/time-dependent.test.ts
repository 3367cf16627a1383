import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTimeChanges } from "./time-dependent.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A state that changes at the given times. `sleep` lets time pass without firing timers, as a sleeping computer does. */
function aClock(turns: readonly number[]) {
  let slept = 0;
  const start = Date.now();
  const now = () => Date.now() - start + slept;
  const heard: number[] = [];
  let last = 0;
  let seen: () => void = () => undefined;
  const stop = followTimeChanges(
    () => turns.find((at) => at > last) ?? null,
    (at) => {
      last = at;
      heard.push(at);
    },
    {
      now,
      onSeen: (listener) => {
        seen = listener;
        return () => {
          seen = () => undefined;
        };
      },
    },
  );
  const sleep = (ms: number) => {
    slept += ms;
  };
  return { heard, sleep, see: () => seen(), stop };
}

test("changes happen exactly on time, however long the page stays open", () => {
  const { heard } = aClock([40_000, 3_600_000]);
  vi.advanceTimersByTime(39_999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([40_000]);
  vi.advanceTimersByTime(3_600_000);
  expect(heard).toEqual([40_000, 3_600_000]);
});

test("after sleep, the state is right once the page is visible, or within 15 seconds", () => {
  const seen = aClock([60_000]);
  seen.sleep(3_000_000);
  seen.see();
  expect(seen.heard).toEqual([3_000_000]);
  const unseen = aClock([60_000]);
  unseen.sleep(3_000_000);
  vi.advanceTimersByTime(15_000);
  expect(unseen.heard).toEqual([3_015_000]);
});

test("stopping ends all changes, and no timer is set when nothing changes", () => {
  const { heard, stop, see } = aClock([1000]);
  stop();
  see();
  vi.advanceTimersByTime(100_000);
  expect(heard).toEqual([]);
  aClock([]);
  expect(vi.getTimerCount()).toBe(0);
});
