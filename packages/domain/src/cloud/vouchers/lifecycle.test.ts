import fc from "fast-check";
import { expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { instant } from "../../time.ts";
import { mayArchiveVoucher, mayEditVoucher, voucherState } from "./lifecycle.ts";

test.each([
  ["active", { validTo: later(1), archivedAt: null }, true, true],
  ["expired", { validTo: noon, archivedAt: null }, false, true],
  ["archived", { validTo: later(1), archivedAt: noon }, false, false],
  ["archived", { validTo: noon, archivedAt: noon }, false, false],
] as const)("%s (2.029-2.031, 3.036-3.038)", (state, voucher, isEditable, isArchivable) => {
  expect(voucherState(voucher, noon)).toBe(state);
  expect(mayEditVoucher(voucher, noon).ok).toBe(isEditable);
  expect(mayArchiveVoucher(voucher).ok).toBe(isArchivable);
});

test("a refusal distinguishes archived from expired vouchers", () => {
  const code = (voucher: Parameters<typeof mayEditVoucher>[0]) => {
    const read = mayEditVoucher(voucher, noon);
    return read.ok ? undefined : read.error.code;
  };
  expect(mayEditVoucher({ validTo: later(1), archivedAt: null }, noon)).toEqual({ ok: true, value: true });
  expect(mayArchiveVoucher({ archivedAt: null })).toEqual({ ok: true, value: true });
  expect(mayArchiveVoucher({ archivedAt: noon })).toEqual({ ok: false, error: { code: "VOUCHER_ARCHIVED" } });
  expect(code({ validTo: noon, archivedAt: null })).toBe("VOUCHER_NOT_EDITABLE");
  expect(code({ validTo: noon, archivedAt: noon })).toBe("VOUCHER_ARCHIVED");
});

test("an active voucher expires with time, and an expired one never becomes active again", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (end, first, more) => {
      const voucher = { validTo: instant(end), archivedAt: null };
      if (voucherState(voucher, instant(first)) === "expired")
        expect(voucherState(voucher, instant(first + more))).toBe("expired");
    }),
  );
});
