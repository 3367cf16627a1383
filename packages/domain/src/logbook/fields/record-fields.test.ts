import { describe, expect, test } from "vitest";
import { conditionalNames, getTopics } from "../../fields/conditions.ts";
import type { FieldTable } from "../../fields/field.ts";
import { clinicalFieldNames, recordFields } from "./record-fields.ts";

const table: FieldTable = recordFields;

describe.each(conditionalNames(recordFields))("conditions of %s", (name) => {
  test.each(table[name]?.shownBy ?? [])(
    "the condition refers to an earlier field and to one of its values: %j",
    (condition) => {
      const names = Object.keys(table);
      expect(names.indexOf(condition.field)).toBeGreaterThanOrEqual(0);
      expect(names.indexOf(condition.field)).toBeLessThan(names.indexOf(name));
      const decider = table[condition.field];
      const answers = [...(condition.is ?? []), ...(condition.isNot ?? [])];
      const values = decider?.kind === "choice" ? Object.keys(decider.options) : [true, false];
      expect(values).toEqual(expect.arrayContaining(answers));
    },
  );
});

test("excluded and offered values refer to existing fields and options", () => {
  for (const field of Object.values(table)) {
    if (field.kind !== "choice") continue;
    expect(Object.keys(field.options)).toEqual(expect.arrayContaining([...(field.offered ?? [])]));
    if (field.otherThan !== undefined) expect(table[field.otherThan]?.kind).toBe("choice");
  }
});

test("fields merged as one topic are the imaging fields and each question with its follow-up (7.033-7.041)", () => {
  expect(getTopics(recordFields).filter(({ length }) => length > 1)).toEqual([
    ["modalityPrimary", "modalitySecondary", "doseTime", "doseSkin", "doseDap", "doseCtdi", "doseDlp"],
    ["inr", "inrReversal"],
    ["closureDevice", "closureDeviceComments"],
    ["success", "successComments"],
    ["complications", "complicationsComments"],
    ["imageFollowup", "imageFollowupNotes"],
    ["consultFollowup", "consultFollowupNotes"],
  ]);
});

test("fields with their own rules or readers are not clinical fields", () => {
  const others = Object.keys(table).filter((name) => !clinicalFieldNames.some((each) => each === name));
  expect(others).toEqual([
    "dateOfProcedure",
    "hospital",
    "attending",
    "optionalIdentifier",
    "procedure",
    "procedureIndication",
    "participants",
  ]);
});
