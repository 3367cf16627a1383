import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fairRateLimiter } from "./fair-rate-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes `times` turns of 100 units one after the other, and counts them. */
function user(pace: ReturnType<typeof fairRateLimiter>, key: string, times = Number.POSITIVE_INFINITY) {
  const user = { turns: 0 };
  void (async () => {
    while (user.turns < times) {
      await pace(key, 100);
      user.turns += 1;
    }
  })();
  return user;
}

test("all keys together get the configured rate and no more", async () => {
  const pace = fairRateLimiter(1_000, () => Date.now());
  const users = ["a", "b", "c"].map((key) => user(pace, key));
  await vi.advanceTimersByTimeAsync(6_000);
  const turns = users.reduce((sum, one) => sum + one.turns, 0);
  expect(turns).toBeGreaterThanOrEqual(60);
  expect(turns).toBeLessThanOrEqual(62);
});

test("a key with many concurrent requests gets no more than a key with a single one", async () => {
  const pace = fairRateLimiter(1_000, () => Date.now());
  const greedy = Array.from({ length: 16 }, () => user(pace, "greedy"));
  await vi.advanceTimersByTimeAsync(1_000);
  const modest = user(pace, "modest", 10);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(modest.turns).toBe(10);
  const counts = greedy.map(({ turns }) => turns);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test("idle time does not accumulate as unused rate", async () => {
  const pace = fairRateLimiter(1_000, () => Date.now());
  await vi.advanceTimersByTimeAsync(60_000);
  const late = user(pace, "late");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(late.turns).toBeLessThanOrEqual(12);
});
