import { expect, test } from "vitest";
import {
  caseSorts,
  matchesWords,
  moduleSorts,
  readCaseSort,
  readModuleSort,
  sortCases,
  sortModules,
} from "./sorting.ts";

const modules = [
  { name: "TAVI", createdAt: "2026-01-02T00:00:00Z" },
  { name: "carotid", createdAt: "2026-03-01T00:00:00Z" },
  { name: "EVAR 10", createdAt: "2025-01-01T00:00:00Z" },
  { name: "EVAR 9", createdAt: "2026-01-02T00:00:00Z" },
];
const names = (sort: string | null) => sortModules(modules, readModuleSort(sort)).map(({ name }) => name);

test("modules are sorted A-Z by default, or Z-A, newest or oldest (12.004, X98)", () => {
  expect(moduleSorts.map(({ label }) => label)).toEqual(["Module A-Z", "Module Z-A", "Newest", "Oldest"]);
  for (const sort of [null, "az", "nonsense"])
    expect(names(sort)).toEqual(["carotid", "EVAR 9", "EVAR 10", "TAVI"]);
  expect(names("za")).toEqual(["TAVI", "EVAR 10", "EVAR 9", "carotid"]);
  expect(names("newest")).toEqual(["carotid", "EVAR 9", "TAVI", "EVAR 10"]);
  expect(names("oldest")).toEqual(["EVAR 10", "EVAR 9", "TAVI", "carotid"]);
});

const run = (activityStart: string) => ({ activityStart });
const cases = [
  { id: 12, name: "Arch", lastRun: run("2026-01-01T00:00:00Z") },
  { id: 3, name: "Zone 2", lastRun: null },
  { id: 20, name: "Bend", lastRun: run("2026-02-01T00:00:00Z") },
];
const ids = (sort: string | null) => sortCases(cases, readCaseSort(sort)).map(({ id }) => id);

test("exercises are sorted by their number by default (12.004)", () => {
  for (const sort of [null, "id", "nonsense"]) expect(ids(sort)).toEqual([3, 12, 20]);
  expect(caseSorts.map(({ key }) => ids(key))).toEqual([
    [3, 12, 20],
    [12, 20, 3],
    [3, 20, 12],
    [20, 12, 3],
  ]);
});

test("all search words must match, regardless of case and accents", () => {
  expect(matchesWords("", ["anything"])).toBe(true);
  expect(matchesWords("CAROTÍD  distal", ["Carotid Stenting", "with a distal filter"])).toBe(true);
  expect(matchesWords("carotid aorta", ["Carotid Stenting"])).toBe(false);
});
