import { defaultProficiencyRule as rule } from "@cathedra/domain/results";
import { expect, test } from "vitest";
import { getFields, readFields, wrongFields } from "./rule-form.ts";

test("limits are entered as scores and sent in tenths", () => {
  const fields = getFields({ rule: { ...rule, limit: 25 }, modifiedAt: null });
  expect(fields.limit).toBe(2.5);
  expect(readFields({ ...fields, limit: 2.3 })).toEqual({ ok: true, value: { ...rule, limit: 23 } });
});

test("empty values, values out of range and values with two decimals are reported by field", () => {
  const fields = getFields({ rule, modifiedAt: null });
  expect(Object.keys(wrongFields({ ...fields, passes: null }))).toEqual(["passes"]);
  expect(Object.keys(wrongFields({ ...fields, limit: 2.25 }))).toEqual(["limit"]);
  expect(Object.keys(wrongFields({ ...fields, unacceptableFailures: 15 }))).toEqual(["unacceptableFailures"]);
  expect(wrongFields(fields)).toEqual({});
});
