import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("however often it is called, one question is out, and one more follows", async () => {
  const ask = vi.fn(() => new Promise<void>((resolve) => void setTimeout(resolve, 100)));
  const call = oneAtATime(ask, 1000);
  for (let times = 0; times < 5; times += 1) call();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1099);
  call();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a question that fails does not end it", async () => {
  const ask = vi.fn(async () => {
    throw new Error("away");
  });
  const call = oneAtATime(ask, 10);
  call();
  await vi.advanceTimersByTimeAsync(20);
  call();
  expect(ask).toHaveBeenCalledTimes(2);
});
