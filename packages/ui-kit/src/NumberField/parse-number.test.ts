import { describe, expect, test } from "vitest";
import { decimalSeparator, parseNumber, writeNumber } from "./parse-number.ts";

const number = (value: number) => ({ kind: "number", value });

describe("reading a number", () => {
  test.each([
    ["12", 12],
    ["0", 0],
    [" 3.25 ", 3.25],
    [".5", 0.5],
    ["5.", 5],
    ["1,234", 1234],
    ["1,234,567.5", 1_234_567.5],
    ["1 234.5", 1234.5],
    ["1’234.5", 1234.5],
    ["1,5", 1.5],
    ["12,25", 12.25],
    ["1.234,5", 1234.5],
  ])("%j with a decimal point is read as %d", (text, value) => {
    expect(parseNumber(text, ".")).toEqual(number(value));
  });

  test.each([
    ["1,5", 1.5],
    ["1.5", 1.5],
    ["1.234", 1234],
    ["1.234,5", 1234.5],
    ["1,234", 1.234],
  ])("%j with a decimal comma is read as %d", (text, value) => {
    expect(parseNumber(text, ",")).toEqual(number(value));
  });

  test.each([
    ["-5", 5],
    ["−0.5", 0.5],
    ["--7", 7],
  ])("the negative %j is read as its absolute value (G.026)", (text, value) => {
    expect(parseNumber(text, ".")).toEqual(number(value));
  });

  test.each(["", "  ", "-"])("%j is read as empty", (text) => {
    expect(parseNumber(text, ".")).toEqual({ kind: "empty" });
  });

  test.each(["abc", "12abc", "1.2.3", "1,2,3", ".", "1e5", "5-", "12,34.5", "Infinity"])(
    "%j is refused",
    (text) => {
      expect(parseNumber(text, ".")).toEqual({ kind: "wrong" });
    },
  );
});

describe("writing a number", () => {
  test.each([
    [null, ""],
    [0, "0"],
    [1234.5, "1234.5"],
    [0.000001, "0.000001"],
  ])("%j is written as %j without grouping", (value, text) => {
    expect(writeNumber(value, ".")).toBe(text);
  });

  test("the decimal separator of the language is written and read back", () => {
    expect(decimalSeparator("de-DE")).toBe(",");
    expect(decimalSeparator("en-GB")).toBe(".");
    expect(parseNumber(writeNumber(0.125, ","), ",")).toEqual(number(0.125));
  });
});
