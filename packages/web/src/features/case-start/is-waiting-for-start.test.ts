import { expect, test } from "vitest";
import { isFor, isWaiting, preferredVoucher } from "./is-waiting-for-start.ts";

const machine = { status: "desired", is_event: false, module_id: "carotid", case_id: "carotid-01" };
const carotid = { moduleId: "carotid", caseId: "carotid-01" };

test("a machine belongs to a case if module and case match and no event uses it (4.012)", () => {
  expect(isFor(machine, carotid)).toBe(true);
  expect(isFor({ ...machine, case_id: "carotid-02" }, carotid)).toBe(false);
  expect(isFor({ ...machine, module_id: "evar" }, carotid)).toBe(false);
  expect(isFor({ ...machine, is_event: true }, carotid)).toBe(false);
  expect(isFor(null, carotid)).toBe(false);
});

test("a start is pending from Desired to Starting, including void", () => {
  const waiting = ["desired", "idle", "starting", "void"];
  for (const status of [...waiting, "started", "off"])
    expect(isWaiting({ status })).toBe(waiting.includes(status));
  expect(isWaiting(null)).toBe(false);
});

test("the first valid voucher with enough time is preferred, never an expired one", () => {
  const over = { voucherId: 1, durationLeftInSeconds: 9000, expired: true };
  const short = { voucherId: 2, durationLeftInSeconds: 299, expired: false };
  const enough = { voucherId: 3, durationLeftInSeconds: 300, expired: false };
  expect(preferredVoucher([over, short, enough], 300)).toBe(enough);
  expect(preferredVoucher([over, short], 300)).toBe(short);
  expect(preferredVoucher([over], 300)).toBeUndefined();
});
