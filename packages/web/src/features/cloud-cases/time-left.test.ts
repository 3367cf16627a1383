import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getTimes, timeLeft, vouchersOfCase } from "./time-left.ts";

beforeEach(() => void vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB"] }));
afterEach(() => void vi.unstubAllGlobals());

const now = Date.parse("2026-11-21T12:00:00.000Z");
const valid = { durationLeftInSeconds: 7200, validTo: "2026-12-22T00:00:00.000Z", expired: false };

test("the remaining time is shown with the last day of its validity", () => {
  expect(timeLeft(valid, now)).toBe("2h left · until 21/12/2026");
  expect(timeLeft({ ...valid, durationLeftInSeconds: 0 }, now)).toBe("No time left · until 21/12/2026");
});

test("an expired voucher shows its last day and that its time cannot be used", () => {
  const over = { ...valid, expired: true };
  expect(timeLeft({ ...over, validTo: "2026-11-21T00:00:00.000Z" }, now)).toBe(
    "Valid until 20/11/2026 · none of its time can be used",
  );
  expect(timeLeft(over, now)).toBe("No longer valid · none of its time can be used");
});

test("the time of a voucher is shown once for all its cases, and not for an expired one", () => {
  const modules = [{ cases: [1, 2, 3] }, { cases: [4] }];
  const one = { ...valid, voucherId: 12, name: null, modules };
  const single = { ...one, voucherId: 13, name: "Residents, spring", modules: [{ cases: [1] }] };
  const over = { ...one, voucherId: 14, expired: true };
  expect(getTimes([one, single, over], now).map(({ text }) => text)).toEqual([
    "Voucher 12: 2h left · until 21/12/2026 · for all its 4 cases together",
    "Residents, spring: 2h left · until 21/12/2026",
  ]);
});

test("a case shows the names of the vouchers that it can use", () => {
  const [unnamed, named] = [
    { voucherId: 12, name: null },
    { voucherId: 13, name: "Residents, spring" },
  ];
  expect(vouchersOfCase([unnamed])).toBe("Voucher 12");
  expect(vouchersOfCase([unnamed, named])).toBe("Voucher 12, Residents, spring");
  expect(vouchersOfCase([])).toBeNull();
});
