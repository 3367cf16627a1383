import { expect, test } from "vitest";
import { instant } from "../../time.ts";
import { takeBackHours } from "./take-back-hours.ts";

const now = instant(1_000_000);
const given = {
  maxUses: 1,
  maxDurationInSeconds: 7200,
  reservation: { reservedMs: 0, settledAt: null },
  usedInSeconds: 0,
  hasStarted: false,
};

test("unused hours are returned to the account, and the voucher is archived", () => {
  expect(takeBackHours(given, now)).toEqual({
    ok: true,
    value: {
      entries: [{ kind: "refund", amountMs: 7_200_000 }],
      reservation: { reservedMs: 0, settledAt: now },
    },
  });
});

test.each([
  ["one second of them was used", { usedInSeconds: 1 }, "HOURS_IN_USE"],
  ["a case is being started with them", { hasStarted: true }, "HOURS_IN_USE"],
  ["the voucher now allows two people", { maxUses: 2 }, "VOUCHER_CHANGED"],
  [
    "the voucher reserves time for others",
    { reservation: { reservedMs: 1, settledAt: null } },
    "VOUCHER_CHANGED",
  ],
  ["the voucher was archived", { reservation: { reservedMs: 0, settledAt: now } }, "VOUCHER_CHANGED"],
])("hours are not taken back if %s", (_why, change, code) => {
  expect(takeBackHours({ ...given, ...change }, now)).toEqual({ ok: false, error: { code } });
});
