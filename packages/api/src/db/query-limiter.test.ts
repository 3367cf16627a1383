import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TooBusy } from "./concurrency-limiter.ts";
import { createQueryLimiter } from "./query-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a person who holds all slots of a small pool waits for their own work, and the error names that as the reason", async () => {
  const { enter } = createQueryLimiter(4, 800);
  const leave = await enter("maya");
  await enter("maya");
  const third = enter("maya");
  const fourth = enter("maya").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  leave();
  await expect(third).resolves.toBeTypeOf("function");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await fourth).toBeInstanceOf(TooBusy);
});
