import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparisonOperators } from "../enumerations.ts";
import { isMet } from "./evaluate-run.ts";
import type { MetricValue } from "./exercise-definition.ts";
import type { Format } from "./rounding.ts";
import { benchmarkText, expertReferenceText, valueText, withUnit } from "./value-text.ts";

const number: Format = { data_type: "float", value_format: "number", unit: "ml" };
const count: Format = { data_type: "int", value_format: "number", unit: "" };
const time: Format = { data_type: "float", value_format: "time", unit: "s" };
const percent: Format = { data_type: "float", value_format: "percent", unit: "" };
const yesNo: Format = { data_type: "bool", value_format: "yesno", unit: "" };
const words: Format = { data_type: "string", value_format: "text", unit: "mm" };

// Numbers have two decimals (6.009), and a missing value is shown as `No Value` (6.008).
test.each<[string, Format, MetricValue | null, string]>([
  ["a number has two decimals (6.009)", number, 12.5, "12.50 ml"],
  ["a number is rounded by its decimal digits", number, 1.005, "1.01 ml"],
  ["a whole number has two decimals too", number, 60, "60.00 ml"],
  ["minus zero is shown as 0", number, -0, "0.00 ml"],
  ["a negative number that rounds to 0 is shown as 0", number, -0.001, "0.00 ml"],
  ["a negative number has a minus", number, -3.456, "-3.46 ml"],
  ["a large number is shown without an exponent", number, 1e21, "1000000000000000000000.00 ml"],
  ["a tiny number is shown as 0", number, 1e-9, "0.00 ml"],
  ["a count is shown without decimals", count, 3, "3"],
  ["a fractional count is shown with decimals", count, 2.5, "2.50"],
  ["a time is shown in minutes and seconds", time, 245, "4:05"],
  ["a time is rounded to seconds", time, 59.6, "1:00"],
  ["a time from an hour on has hours", time, 4502, "1:15:02"],
  ["a negative time has a minus", time, -5, "-0:05"],
  ["a negative time that rounds to 0 has no minus", time, -0.2, "0:00"],
  ["a share", percent, 66.666, "66.67%"],
  ["a share of an integer metric has no decimals", { ...percent, data_type: "int" }, 50, "50%"],
  ["yes", yesNo, true, "Yes"],
  ["no", yesNo, false, "No"],
  ["a device's 1 is shown as Yes", yesNo, 1, "Yes"],
  ["a text is shown unchanged", words, "Type II", "Type II"],
  ["a missing value (6.008)", number, null, "No Value"],
  ["an empty text", words, " ", "No Value"],
  ["not a number", number, Number.NaN, "No Value"],
  ["an infinite number", number, Infinity, "No Value"],
])("%s", (_, format, value, text) => expect(withUnit(format, value)).toBe(text));

test("each operator has its text in a benchmark (6.008)", () => {
  const texts = comparisonOperators.map((default_operator) =>
    benchmarkText(number, { default_operator, value: 30 }),
  );
  expect(texts).toEqual([
    "less than 30.00 ml",
    "at most 30.00 ml",
    "equal 30.00 ml",
    "not equal 30.00 ml",
    "at least 30.00 ml",
    "greater than 30.00 ml",
  ]);
  expect(benchmarkText(time, { default_operator: "lessequal", value: 600 })).toBe("at most 10:00");
  expect(benchmarkText(yesNo, { default_operator: "equal", value: true })).toBe("equal Yes");
});

describe("a value shown with its benchmark has the same decimals", () => {
  test.each<[Format, number, number, string, string]>([
    [number, 9.9999, 10, "10.00", "at most 10.00 ml"],
    [number, 9.9, 10, "9.90", "at most 10.00 ml"],
    [number, 0.1249, 0.125, "0.125", "at most 0.125 ml"],
    [number, 10.00004, 10, "10.00", "at most 10.00 ml"],
    [time, 300.4, 300, "5:00", "at most 5:00"],
    [time, 0.44, 0.5, "0:00.4", "at most 0:00.5"],
    [count, 3, 2.5, "3.00", "at most 2.50"],
  ])("%j %d with the benchmark %d", (format, value, asked, written, benchmark) => {
    expect(valueText(format, value, asked)).toBe(written);
    expect(benchmarkText(format, { default_operator: "lessequal", value: asked })).toBe(benchmark);
  });

  test("comparing rounded values gives the same result as comparing the shown texts", () => {
    const some = fc.double({ min: -200, max: 200, noNaN: true });
    fc.assert(
      fc.property(some, some, fc.constantFrom(number, percent), (value, asked, format) => {
        const shown = [valueText(format, value, asked), valueText(format, asked, asked)].map(Number);
        const [seen = 0, seenAsked = 0] = shown;
        expect(isMet(format, { default_operator: "lessequal", value: asked }, value)).toBe(seen <= seenAsked);
        expect(isMet(format, { default_operator: "greaterthan", value: asked }, value)).toBe(
          seen > seenAsked,
        );
      }),
    );
  });
});

test("an expert reference is labelled and shown in the unit of its metric", () => {
  const reference = { median: 260, low: 190.4, high: 340, people: 12 };
  const time = { data_type: "float", value_format: "time", unit: "s" } as const;
  expect(expertReferenceText(time, reference)).toBe(
    "Expert reference: median 4:20, range 3:10 to 5:40, 12 experts",
  );
  expect(
    expertReferenceText({ ...time, value_format: "number", unit: "ml" }, { ...reference, people: 1 }),
  ).toBe("Expert reference: median 260.00 ml, range 190.40 ml to 340.00 ml, 1 expert");
});
