import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timeLeft, timeLeftOf } from "./time-left.ts";

beforeEach(() => void vi.stubGlobal("navigator", { language: "en-GB" }));
afterEach(() => void vi.unstubAllGlobals());

const now = Date.parse("2026-11-21T12:00:00.000Z");
const valid = { durationLeftInSeconds: 7200, validTo: "2026-12-22T00:00:00.000Z", expired: false };

test("what is left, and the last day on which it can be used", () => {
  expect(timeLeft(valid, now)).toBe("2h left · until 21/12/2026");
  expect(timeLeft({ ...valid, durationLeftInSeconds: 0 }, now)).toBe("No time left · until 21/12/2026");
});

test("of a voucher that is over nothing is left: it says so, and since when", () => {
  const over = { ...valid, expired: true };
  expect(timeLeft({ ...over, validTo: "2026-11-21T00:00:00.000Z" }, now)).toBe(
    "Valid until 20/11/2026 · none of its time can be used any more",
  );
  expect(timeLeft(over, now)).toBe("No longer valid · none of its time can be used any more");
});

test("where several vouchers give the same case, each time says whose it is", () => {
  const one = { ...valid, voucherId: 12 };
  expect(timeLeftOf([one], now)).toEqual([{ voucherId: 12, text: "2h left · until 21/12/2026" }]);
  expect(timeLeftOf([one, { ...one, voucherId: 13 }], now).map(({ text }) => text)).toEqual([
    "Voucher 12: 2h left · until 21/12/2026",
    "Voucher 13: 2h left · until 21/12/2026",
  ]);
});
