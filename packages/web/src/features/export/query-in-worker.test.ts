import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryInWorker } from "./query-in-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const order = { operation: "a1b2" };
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refused = (status: number, retryAfter?: string) =>
  answer(status, { errors: [{}] }, retryAfter === undefined ? {} : { "retry-after": retryAfter });

test("an export waits as long as the busy API asks, and repeats the same query (6.022)", async () => {
  const answers = [refused(429, "7"), refused(503), answer(200, { data: { page: 1 } })];
  const send = vi.fn<typeof fetch>(async () => answers.shift() ?? refused(500));
  const found = queryInWorker(send, order, { offset: 100 });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toEqual({ page: 1 });
  expect(new Set(send.mock.calls.map(([, init]) => init?.body)).size).toBe(1);
});

test("an export gives up on an API that stays busy, and at once on any other failure (6.022)", async () => {
  const busy = vi.fn<typeof fetch>(async () => refused(429, "100000"));
  const given = expect(queryInWorker(busy, order, {})).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await given;
  expect(busy).toHaveBeenCalledTimes(11);
  const broken = vi.fn<typeof fetch>(async () => refused(500));
  await expect(queryInWorker(broken, order, {})).rejects.toThrow("refused");
  expect(broken).toHaveBeenCalledTimes(1);
});
