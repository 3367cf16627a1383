import { expect, test } from "vitest";
import { fieldError } from "../field-errors.ts";
import { readWith } from "../input/read-with.ts";
import { err, ok } from "../result.ts";
import { getColumn } from "./columns.ts";
import { decidingNames, getTopics, isShown, withoutHidden } from "./conditions.ts";
import type { ContentOf, FieldTable, FormOf } from "./field.ts";
import { emptyForm } from "./form-values.ts";
import { inputSchema } from "./input-schema.ts";
import { getLabel, getOffered, getValueLabel } from "./labels.ts";

/** Field descriptions that do not belong to a record, to show that they work for any form: results of a simulator case. */
const resultFields = {
  score: { kind: "number", section: "case", label: "Score", unit: "%", max: 100, required: true },
  grade: { kind: "choice", section: "case", label: "Grade", options: { low: "Low", high: "High" } },
  reason: {
    kind: "text",
    section: "case",
    label: "Reason",
    max: 5,
    shownBy: [{ field: "grade", is: ["low"] }],
  },
  isRepeated: {
    kind: "yesNo",
    section: "case",
    label: "Repeated",
    shownBy: [{ field: "reason", isNot: ["none"] }],
  },
  second: {
    kind: "choice",
    section: "case",
    label: "Second",
    options: { low: "Low", high: "High" },
    otherThan: "grade",
  },
  machine: { kind: "own", section: "case", label: "Machine" },
} as const satisfies FieldTable;

const { machine: _own, score: _required, ...optional } = resultFields;

test("a field is shown if the field that it depends on is shown and has the required value", () => {
  const shown = (content: object) =>
    Object.keys(resultFields).filter((name) => isShown(resultFields, name, content));
  expect(shown({})).toEqual(["score", "grade", "second", "machine"]);
  expect(shown({ grade: "low" })).toContain("reason");
  expect(shown({ grade: "low", reason: "" })).not.toContain("isRepeated");
  expect(shown({ grade: "low", reason: "none" })).not.toContain("isRepeated");
  expect(shown({ grade: "low", reason: "late" })).toContain("isRepeated");
  expect(shown({ grade: "high", reason: "late" })).not.toContain("isRepeated");
});

test("hidden fields are emptied, including those that depend on them, and otherwise the same object is returned", () => {
  expect(withoutHidden(resultFields, { grade: "high", reason: "late", isRepeated: false })).toEqual({
    grade: "high",
    reason: null,
    isRepeated: null,
  });
  const whole = { grade: "low", reason: "late", isRepeated: false };
  expect(withoutHidden(resultFields, whole)).toBe(whole);
});

test("fields that depend on each other form one topic", () => {
  expect(getTopics(resultFields)).toEqual([
    ["score"],
    ["grade", "reason", "isRepeated"],
    ["second"],
    ["machine"],
  ]);
  expect(decidingNames(resultFields)).toEqual(["grade", "reason"]);
});

test("an empty form has null in every field, and input is validated by the field descriptions", () => {
  const form: FormOf<typeof optional> = { grade: null, reason: null, isRepeated: null, second: null };
  expect(emptyForm(optional)).toEqual(form);
  const read: ContentOf<typeof optional> = { grade: "low", reason: "late", isRepeated: false, second: null };
  expect(readWith(inputSchema(optional), { ...read, second: "" })).toEqual(ok(read));
  expect(readWith(inputSchema(optional), { grade: "worst", reason: "a long one", isRepeated: "no" })).toEqual(
    err([
      fieldError("grade", "NOT_AN_OPTION"),
      fieldError("reason", "TOO_LONG", { max: 5 }),
      fieldError("isRepeated", "WRONG_TYPE"),
    ]),
  );
});

test("a missing required number is reported as required, and numeric text is read as a number", () => {
  const schema = inputSchema({ score: resultFields.score });
  expect(readWith(schema, {})).toEqual(err([fieldError("score", "REQUIRED")]));
  expect(readWith(schema, { score: "12.5" })).toEqual(ok({ score: 12.5 }));
  expect(readWith(schema, { score: 101 })).toEqual(
    err([fieldError("score", "NUMBER_TOO_LARGE", { max: 100 })]),
  );
});

test("labels contain the unit, values have labels, and a value excluded by another field is not offered", () => {
  expect(getLabel(resultFields.score)).toBe("Score (%)");
  expect(getValueLabel(resultFields.grade, "low")).toBe("Low");
  expect(getValueLabel(resultFields.grade, "toString")).toBe("toString");
  expect(getOffered(resultFields.second, { grade: "low" })).toEqual(["high"]);
});

test("a database column is named after its field", () => {
  expect(["ebl", "inrReversal", "consultFollowupNotes"].map(getColumn)).toEqual([
    "ebl",
    "inr_reversal",
    "consult_followup_notes",
  ]);
});
