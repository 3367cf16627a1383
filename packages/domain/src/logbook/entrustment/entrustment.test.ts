import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { instant } from "../../time.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { findProcedure } from "../catalogue/lookup.ts";
import { entrustmentCurves, levelSpread, type RatedCase } from "./curve.ts";
import {
  canRate,
  canStateRole,
  isOtherRatingShown,
  isRatingShownToProgram,
  isRoleDisputed,
  validateRating,
} from "./rating.ts";
import { entrustmentScaleKeys, entrustmentScales } from "./scales.ts";
import { getSimulatorModules } from "./simulated-procedures.ts";

const dayMs = 86_400_000;
const confirmedAt = instant(1_000 * dayMs);
const during = instant(confirmedAt + 7 * dayMs - 1);
const after = instant(confirmedAt + 7 * dayMs);
const neither = { scale: "zwisch", confirmedAt, ratedBy: { trainee: false, attending: false } } as const;
const byAttending = { ...neither, ratedBy: { trainee: false, attending: true } };
const byBoth = { ...neither, ratedBy: { trainee: true, attending: true } };

test("the attending rates and corrects within 7 days of the confirmation, where the institution asks, until both have", () => {
  for (const open of [neither, byAttending, { ...neither, ratedBy: { trainee: true, attending: false } }])
    expect(canRate(open, "attending", during)).toBe(true);
  expect(canRate(byBoth, "attending", during)).toBe(false);
  expect(canRate(neither, "attending", after)).toBe(false);
  expect(canRate({ ...neither, confirmedAt: null }, "attending", during)).toBe(false);
  for (const side of ["attending", "trainee"] as const)
    expect(canRate({ ...neither, scale: null }, side, during)).toBe(false);
});

test("the trainee rates until the attending's rating is shown, before the confirmation too", () => {
  expect(canRate({ ...neither, confirmedAt: null }, "trainee", during)).toBe(true);
  expect([canRate(byAttending, "trainee", during), canRate(byAttending, "trainee", after)]).toEqual([
    true,
    false,
  ]);
  expect([canRate(byBoth, "trainee", during), canRate(neither, "trainee", after)]).toEqual([false, true]);
});

test("neither sees the other's rating before rating; the trainee also after 7 days", () => {
  const shown = (side: "trainee" | "attending", record: typeof byBoth | typeof byAttending, now = during) =>
    isOtherRatingShown(record, side, now);
  expect([shown("trainee", byAttending), shown("trainee", byAttending, after)]).toEqual([false, true]);
  expect([shown("trainee", byBoth), shown("attending", byBoth)]).toEqual([true, true]);
  const byTrainee = { ...neither, ratedBy: { trainee: true, attending: false } };
  for (const now of [during, after]) expect(isOtherRatingShown(byTrainee, "attending", now)).toBe(false);
  expect(isOtherRatingShown(byTrainee, "trainee", after)).toBe(false);
});

test("those responsible see the trainee's rating only when it no longer influences the attending", () => {
  const byTrainee = { ...neither, ratedBy: { trainee: true, attending: false } };
  expect(isRatingShownToProgram(byAttending, "attending", during)).toBe(true);
  expect([during, after].map((now) => isRatingShownToProgram(byTrainee, "trainee", now))).toEqual([
    false,
    true,
  ]);
  expect(isRatingShownToProgram(byBoth, "trainee", during)).toBe(true);
  expect(isRatingShownToProgram({ ...byTrainee, confirmedAt: null }, "trainee", after)).toBe(false);
});

test("a rating is a level of the scale with an optional complexity and sentence", () => {
  expect(validateRating("zwisch", { level: 4, comment: "  " })).toEqual({
    ok: true,
    value: { level: 4, complexity: null, comment: null },
  });
  for (const level of [0, 5, 1.5]) expect(validateRating("zwisch", { level })).toMatchObject({ ok: false });
  expect(validateRating("oScore", { level: 5 }).ok).toBe(true);
  expect(validateRating("oScore", { level: 5, comment: "x".repeat(301) })).toMatchObject({
    error: [{ path: "comment", code: "TOO_LONG" }],
  });
  expect(entrustmentScaleKeys.map((scale) => entrustmentScales[scale].levels.length)).toEqual([4, 5]);
});

test("a role is disputed until both say the same; after 7 days the attending can only accept the record's", () => {
  const differs = { recorded: "Operator", stated: "Assistant" } as const;
  const same = { recorded: "Operator", stated: "Operator" } as const;
  expect([isRoleDisputed(differs), isRoleDisputed(same)]).toEqual([true, false]);
  expect(isRoleDisputed({ recorded: null, stated: "Operator" })).toBe(true);
  const record = { confirmedAt };
  expect([canStateRole(record, differs, during), canStateRole(record, differs, after)]).toEqual([
    true,
    false,
  ]);
  expect(canStateRole(record, same, after)).toBe(true);
});

test("the spread has levels that were given, from five ratings on", () => {
  expect(levelSpread([1, 2, 3, 4])).toBe(null);
  expect(levelSpread([4, 1, 1, 2, 4])).toEqual({ low: 1, middle: 2, high: 4 });
  // Between 2 and 3 lies no level.
  expect(levelSpread([2, 2, 2, 3, 3, 3])).toEqual({ low: 2, middle: 2, high: 3 });
});

test("curves are by kind of procedure, scale and side, in the order of the days", () => {
  const rated = (day: string, more: Partial<RatedCase> = {}): RatedCase => ({
    recordId: day,
    day: day as LocalDate,
    procedureCode: "AI-1003",
    interventionType: "Arterial Interventions",
    organSystem: "Aorta",
    side: "attending",
    scale: "zwisch",
    level: 2,
    complexity: null,
    ...more,
  });
  const curves = entrustmentCurves([
    rated("2026-03-01"),
    rated("2026-01-01", { organSystem: "Head and neck" }),
    rated("2026-02-01"),
    rated("2026-02-01", { side: "trainee" }),
    rated("2026-02-01", { scale: "oScore" }),
  ]);
  expect(
    curves.map(({ organSystem, side, scale, cases }) => [organSystem, side, scale, cases.length]),
  ).toEqual([
    ["Aorta", "attending", "zwisch", 2],
    ["Aorta", "attending", "oScore", 1],
    ["Aorta", "trainee", "zwisch", 1],
    ["Head and neck", "attending", "zwisch", 1],
  ]);
  expect(curves[0]?.cases.map(({ day }) => day)).toEqual(["2026-02-01", "2026-03-01"]);
});

test("simulated procedures are codes of the catalogue", () => {
  for (const code of ["AI-1002", "AI-1003", "AI-1102", "AI-1103", "AI-1111", "AI-1206", "AI-1501"]) {
    expect(findProcedure(catalogue, code)).toBeDefined();
    expect(getSimulatorModules(code)).toHaveLength(1);
  }
  expect(getSimulatorModules("AI-1101")).toEqual([]);
});
