import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TooBusy } from "../../db/concurrency-limiter.ts";
import { retryWhenBusy } from "./retry-when-busy.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noConnection = Object.assign(new Error("no statement ends"), { code: "53300" });

test.each([noConnection, new TooBusy()])(
  "a delivery is retried while its person's other deliveries are busy: %s",
  async (busy) => {
    let left = 10;
    const work = async () => {
      // The length of a wait for a slot.
      await new Promise((done) => setTimeout(done, 800));
      left -= 1;
      if (left > 0) throw busy;
      return "taken";
    };
    const outcome = retryWhenBusy(work);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(outcome).resolves.toBe("taken");
  },
);

test("a retry gives up after the time limit, and at once on an error that waiting does not resolve", async () => {
  const always = retryWhenBusy(async () => {
    throw noConnection;
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await always).toBe(noConnection);
  const away = new Error("the database is away");
  await expect(retryWhenBusy(() => Promise.reject(away))).rejects.toBe(away);
});
