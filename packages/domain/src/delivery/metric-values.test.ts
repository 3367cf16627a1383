import fc from "fast-check";
import { expect, test } from "vitest";
import type { MetricDefinition } from "../results/index.ts";
import { readMetricValues } from "./metric-values.ts";
import { repeatedKey } from "./repeated-keys.ts";

const metric = (internal_id: string, data_type: MetricDefinition["data_type"]): MetricDefinition => ({
  internal_id,
  label: internal_id,
  description: "",
  unit: "",
  data_type,
  value_format: "number",
  is_comparable: true,
  order: 0,
});
const metrics = [
  metric("dose", "float"),
  metric("runs", "int"),
  metric("crossed", "bool"),
  metric("note", "string"),
];
const read = (values: string, version = "2") =>
  readMetricValues(`{"formatVersion": ${version}, "values": ${values}}`, metrics);

test("values are read by the type of their metric, and null or missing ones have no value (12.032)", () => {
  expect(read('{"dose": 1.5, "runs": 3, "crossed": true, "note": "fine"}')).toEqual({
    ok: true,
    value: { dose: 1.5, runs: 3, crossed: true, note: "fine" },
  });
  expect(read('{"dose": null}')).toEqual({ ok: true, value: { dose: null } });
});

test.each([
  ['{"dose": NaN}', { reason: "not_a_number", metric: "dose" }],
  ['{"dose": -Infinity}', { reason: "not_a_number", metric: "dose" }],
  ['{"dose": 1e999}', { reason: "not_a_number", metric: "dose" }],
  ['{"dose": "NaN"}', { reason: "value_type", metric: "dose", expected: "float" }],
  ['{"runs": 1.5}', { reason: "value_type", metric: "runs", expected: "int" }],
  ['{"dose": 1e300}', { reason: "out_of_range", metric: "dose", most: 1e9 }],
  ['{"runs": -1000000001}', { reason: "out_of_range", metric: "runs", most: 1e9 }],
  ['{"crossed": 1}', { reason: "value_type", metric: "crossed", expected: "bool" }],
  ['{"note": "\\u0000"}', { reason: "value_type", metric: "note", expected: "string" }],
  ['{"dose": {}}', { reason: "value_type", metric: "dose", expected: "float" }],
  ['{"speed": 1}', { reason: "unknown_metric", metric: "speed" }],
  ['{"__proto__": 1}', { reason: "unknown_metric", metric: "__proto__" }],
  ['{"dose": 1, "dose": 2}', { reason: "repeated_metric", metric: "dose" }],
  ['{"dose": 1, "d\\u006fse": 2}', { reason: "repeated_metric", metric: "dose" }],
  ["[]", { reason: "values_unreadable" }],
  ['{"dose": 1', { reason: "values_unreadable" }],
])("%s is refused with the name of the metric (12.032)", (values, refusal) => {
  expect(read(values)).toMatchObject({ ok: false, error: refusal });
});

test("the largest allowed numbers are accepted", () => {
  expect(read('{"dose": -1e9, "runs": 1000000000}')).toMatchObject({ ok: true });
});

test("an unsupported format version is refused", () => {
  expect(read("{}", "1")).toEqual({ ok: false, error: { reason: "values_version", known: 2 } });
});

test("JSON written from a value never has a repeated key", () => {
  fc.assert(fc.property(fc.json(), (text) => repeatedKey(text) === undefined));
});

test("a repeated key is found at any depth", () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), fc.json(), (key, one, other) => {
      const name = JSON.stringify(key);
      const text = `[1, {"a,b\\"": [${one}], "x": {${name}: ${one}, ${name} : ${other}}}]`;
      expect(repeatedKey(text)).toBe(key);
    }),
  );
});
