import { expect, test } from "vitest";
import type { LocalDate } from "../time.ts";
import { type CompletableContent, missingFields, toCompleteSince } from "./missing-fields.ts";

const procedure = { interventionType: "Arterial Interventions" };
const own = { role: "Operator", level: "R3" } as const;
const full: CompletableContent & object = {
  procedure,
  modalityPrimary: "Fluoroscopy",
  success: true,
  complications: "NONE",
};

test("a record with nothing but its required fields lacks the role, the imaging, the outcome and the adverse event", () => {
  expect(missingFields({ procedure }, { role: null, level: null })).toEqual([
    "participants",
    "modalityPrimary",
    "success",
    "complications",
  ]);
});

test.each([
  ["nothing", {}, own, []],
  ["the reason of a failure", { success: false }, own, ["successComments"]],
  ["nothing, with that reason", { success: false, successComments: "Occluded" }, own, []],
  ["what happened", { complications: "B" }, own, ["complicationsComments"]],
  ["the level", {}, { role: "Operator", level: null } as const, ["participants"]],
  ["the role", {}, { role: null, level: "R3" } as const, ["participants"]],
  ["no role, where the writer did not take part", {}, undefined, []],
])("a full record lacks %s", (_, change, row, missing) => {
  expect(missingFields({ ...full, ...change }, row)).toEqual(missing);
});

test("a consultation lacks neither imaging nor outcome", () => {
  const visit = { procedure: { interventionType: "Evaluation and Management (E/M)" } };
  expect(missingFields(visit, own)).toEqual([]);
  expect(missingFields(visit, { role: null, level: null })).toEqual(["participants"]);
});

test("a record is asked to be completed for a year, from the last day of a shorter month", () => {
  expect(toCompleteSince("2026-11-27" as LocalDate)).toBe("2025-11-27");
  expect(toCompleteSince("2024-02-29" as LocalDate)).toBe("2023-02-28");
});
