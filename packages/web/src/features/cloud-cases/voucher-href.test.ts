import { expect, test } from "vitest";
import { voucherHref } from "./voucher-href.ts";

const of = (...caseIds: readonly string[]) => ({
  voucherId: 7,
  modules: caseIds.map((caseId) => ({ cases: [{ caseId }] })),
});

test("a voucher with one case links to that case, and one with several to its place in the list", () => {
  expect(voucherHref(of("carotid-01"))).toBe("/cloud-cases?case=carotid-01&voucher=7");
  expect(voucherHref(of("carotid-01", "evar-02"))).toBe("/cloud-cases?listBy=expires-first#voucher-7");
});
