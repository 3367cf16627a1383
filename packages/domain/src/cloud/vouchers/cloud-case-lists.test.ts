import { expect, test } from "vitest";
import { aModule, later } from "../../../test/cloud-builders.ts";
import type { VoucherId } from "../../ids.ts";
import {
  cloudCaseSortOptions,
  cloudCaseViews,
  getCloudCases,
  getCloudModules,
  type OwnVoucher,
  sortOwnVouchers,
} from "./cloud-case-lists.ts";

const anOwn = (id: number, overrides: Partial<OwnVoucher> = {}): OwnVoucher => ({
  id: id as VoucherId,
  modules: [aModule("carotid", 1)],
  durationLeftInSeconds: 3600,
  validTo: later(id * 86_400),
  createdAt: later(id),
  expired: false,
  ...overrides,
});
const getIds = (vouchers: readonly { readonly id: number }[]) => vouchers.map(({ id }) => id);

test("every view has sort options, and every option belongs to one view (4.003, 4.004)", () => {
  for (const view of cloudCaseViews)
    expect(cloudCaseSortOptions.some((each) => each.view === view)).toBe(true);
  expect(cloudCaseSortOptions.map(({ label }) => label)).toEqual([
    "Module (A-Z)",
    "Module (Z-A)",
    "Case (A-Z)",
    "Case (Z-A)",
    "Voucher (Expires First)",
    "Voucher (Expires Last)",
    "Voucher (Recently Added)",
  ]);
});

test("each module is one section with the cases of all valid vouchers", () => {
  const vouchers = [
    anOwn(1, { modules: [aModule("renal", 2)] }),
    anOwn(2, { modules: [aModule("renal", 1), aModule("carotid", 1)] }),
    anOwn(3, { modules: [aModule("liver", 1)], expired: true }),
  ];
  const modules = getCloudModules(vouchers, "moduleAz");
  expect(modules.map(({ moduleId, cases }) => [moduleId, cases.map(({ caseId }) => caseId)])).toEqual([
    ["carotid", ["carotid-01"]],
    ["renal", ["renal-01", "renal-02"]],
  ]);
  expect(getCloudModules(vouchers, "moduleZa").map(({ moduleId }) => moduleId)).toEqual(["renal", "carotid"]);
  const cases = getCloudCases(vouchers, "caseAz").map(({ caseId }) => caseId);
  expect(cases).toEqual(["carotid-01", "renal-01", "renal-02"]);
  expect(getCloudCases(vouchers, "caseZa").map(({ caseId }) => caseId)).toEqual(cases.toReversed());
});

test("equal names are ordered by their other properties, numerically and regardless of accents", () => {
  const named = (moduleId: string, name: string, cases: readonly (readonly [string, string])[]) => ({
    ...aModule(moduleId, 1),
    name,
    cases: cases.map(([caseId, caseName]) => ({ ...aModule(moduleId, 1).cases[0], caseId, name: caseName })),
  });
  const modules = [
    named("m2", "Iliac", [
      ["c", "Case 10"],
      ["b", "Case 2"],
      ["a", "case 2"],
    ]),
    named("m1", "\u00edliac", [["d", "Case 2"]]),
    named("m0", "Aorta", [["e", "Case 2"]]),
  ] as unknown as OwnVoucher["modules"];
  const vouchers = [anOwn(1, { modules })];
  expect(getCloudModules(vouchers, "moduleAz").map(({ moduleId }) => moduleId)).toEqual(["m0", "m1", "m2"]);
  const cases = getCloudCases(vouchers, "caseAz").map(({ caseId }) => caseId);
  expect(cases).toEqual(["e", "a", "b", "d", "c"]);
  expect(getCloudCases(vouchers, "caseZa").map(({ caseId }) => caseId)).toEqual(cases.toReversed());
});

test("vouchers with equal times are ordered by their id", () => {
  const same = { validTo: later(1), createdAt: later(1) };
  const vouchers = [anOwn(3, same), anOwn(1, same), anOwn(2, same)];
  expect(getIds(sortOwnVouchers(vouchers, "voucherExpiresFirst"))).toEqual([1, 2, 3]);
  expect(getIds(sortOwnVouchers(vouchers, "voucherRecentlyAdded"))).toEqual([1, 2, 3]);
});

test("a voucher with exactly the time of the shortest session is used in its regular order", () => {
  const vouchers = [anOwn(2), anOwn(1, { durationLeftInSeconds: 300 })];
  expect(getIds(getCloudCases(vouchers, "caseAz")[0]?.vouchers ?? [])).toEqual([1, 2]);
});

test("a case is started with the first voucher to expire that has enough time for a session", () => {
  const vouchers = [anOwn(3), anOwn(1, { durationLeftInSeconds: 299 }), anOwn(2)];
  const [only] = getCloudCases(vouchers, "caseAz");
  expect(getIds(only?.vouchers ?? [])).toEqual([2, 3, 1]);
  expect(only).toMatchObject({ moduleId: "carotid", moduleName: "carotid" });
});

test("vouchers are sorted by expiry or by date added, including expired ones (4.004, X98)", () => {
  const vouchers = [anOwn(2, { createdAt: later(9) }), anOwn(3), anOwn(1, { expired: true })];
  expect(getIds(sortOwnVouchers(vouchers, "voucherExpiresFirst"))).toEqual([1, 2, 3]);
  expect(getIds(sortOwnVouchers(vouchers, "voucherExpiresLast"))).toEqual([3, 2, 1]);
  expect(getIds(sortOwnVouchers(vouchers, "voucherRecentlyAdded"))).toEqual([2, 3, 1]);
});
