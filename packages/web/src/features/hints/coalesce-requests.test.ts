import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesceRequests } from "./coalesce-requests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one request is sent at a time, and one more after any number of calls", async () => {
  const ask = vi.fn(() => new Promise<void>((resolve) => void setTimeout(resolve, 100)));
  const call = coalesceRequests(ask, 1000);
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

test("requests continue after a failed one", async () => {
  const ask = vi.fn(async () => {
    throw new Error("away");
  });
  const call = coalesceRequests(ask, 10);
  call();
  await vi.advanceTimersByTimeAsync(20);
  call();
  expect(ask).toHaveBeenCalledTimes(2);
});
