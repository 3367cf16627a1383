import { expect, test } from "vitest";
import {
  byCase,
  byModule,
  byVoucher,
  defaultListBy,
  findCase,
  type OwnVoucher,
  readListBy,
} from "./list-by.ts";

const aModule = (name: string, ...cases: readonly string[]) => ({
  moduleId: name,
  name,
  description: "",
  cases: cases.map((each) => ({ caseId: `${name}-${each}`, name: each, description: "" })),
});

const aVoucher = (voucherId: number, overrides: Partial<OwnVoucher> = {}): OwnVoucher => ({
  voucherId,
  name: null,
  archivedAt: null,
  customer: { name: "Northgate" },
  learningSpace: { name: "Neuro" },
  modules: [aModule("Stroke", "Case 2", "Case 10")],
  durationLeftInSeconds: 3600,
  validTo: `2026-12-0${voucherId}T00:00:00.000Z`,
  acceptedAt: `2026-11-0${voucherId}T00:00:00.000Z`,
  expired: false,
  ...overrides,
});

const over = aVoucher(1, { expired: true, modules: [aModule("Aorta", "Case 1")] });
const first = aVoucher(2);
const second = aVoucher(3, { modules: [aModule("Carotid", "Case 3"), aModule("Stroke", "Case 10")] });
const all = [second, over, first];

test("modules are listed if any voucher is valid, and vouchers otherwise (4.005)", () => {
  expect(defaultListBy(all)).toBe("module");
  expect(defaultListBy([over])).toBe("expires-first");
  expect(defaultListBy([])).toBe("expires-first");
  expect(readListBy("recent", all)).toBe("recent");
  expect(readListBy("colour", all)).toBe("module");
});

test("each module of valid vouchers has its cases once, with all their vouchers (4.003)", () => {
  const modules = byModule(all);
  expect(modules.map(({ name, cases }) => [name, cases.map((each) => each.name)])).toEqual([
    ["Carotid", ["Case 3"]],
    ["Stroke", ["Case 2", "Case 10"]],
  ]);
  expect(modules[1]?.cases[1]?.vouchers).toEqual([first, second]);
  expect(byModule(all, true).map(({ name }) => name)).toEqual(["Stroke", "Carotid"]);
});

test("all cases are in one list, with numbers in numerical order (4.003)", () => {
  expect(byCase(all).map(({ name }) => name)).toEqual(["Case 2", "Case 3", "Case 10"]);
  expect(byCase(all, true).map(({ name }) => name)).toEqual(["Case 10", "Case 3", "Case 2"]);
});

test("all vouchers are listed, expired ones at the end (4.004)", () => {
  const ids = (order: "expires-first" | "expires-last" | "recent") =>
    byVoucher(all, order).map(({ voucherId }) => voucherId);
  expect(ids("expires-first")).toEqual([2, 3, 1]);
  expect(ids("expires-last")).toEqual([3, 2, 1]);
  expect(ids("recent")).toEqual([3, 2, 1]);
});

test("the dialog of a case offers its current vouchers, or only the one that the address names", () => {
  const findVouchers = (voucherId: number | null, vouchers = all) =>
    findCase(vouchers, { caseId: "Stroke-Case 10", voucherId })?.vouchers.map((each) => each.voucherId);
  expect(findVouchers(null)).toEqual([2, 3]);
  expect(findVouchers(3)).toEqual([3]);
  expect(findVouchers(1)).toBeUndefined();
  const used = [{ ...first, durationLeftInSeconds: 60 }];
  expect(findCase(used, { caseId: "Stroke-Case 10", voucherId: null })?.vouchers).toEqual(used);
  expect(findCase(all, { caseId: "Aorta-Case 1", voucherId: null })).toBeUndefined();
});
