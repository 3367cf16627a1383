import { Kind } from "graphql";
import { describe, expect, test } from "vitest";
import { scalars } from "./scalars.ts";

const { DateTime, ExerciseDefinition, MetricValues } = scalars;

test("JSON documents are returned as stored and rejected as input", () => {
  const stored = { a: 1, b: null };
  for (const scalar of [ExerciseDefinition, MetricValues]) {
    expect(scalar?.serialize(stored)).toBe(stored);
    expect(() => scalar?.parseValue(stored)).toThrow("A value of this kind is not sent.");
  }
});

describe("a DateTime input is an existing instant in ISO 8601 format", () => {
  test.each([
    ["2027-02-28T10:00:00Z", Date.UTC(2027, 1, 28, 10)],
    ["2027-02-28T10:00:00.123Z", Date.UTC(2027, 1, 28, 10, 0, 0, 123)],
    ["2027-02-28T10:00:00+02:00", Date.UTC(2027, 1, 28, 8)],
    ["2028-02-29T23:59:59-00:30", Date.UTC(2028, 2, 1, 0, 29, 59)],
  ])("a DateTime input can be %s", (text, at) => {
    expect(DateTime?.parseValue(text)).toBe(at);
    expect(DateTime?.parseLiteral({ kind: Kind.STRING, value: text }, undefined)).toBe(at);
  });

  test.each([
    "2027-02-30T10:00:00Z",
    "2027-02-28T24:00:00Z",
    "2027-02-28T10:00:00",
    "2027-02-28",
    "2027",
    "28 February 2027 10:00 UTC",
    "+012027-02-28T10:00:00Z",
    "",
    1_803_031_200_000,
    true,
    null,
  ])("a DateTime input cannot be %s", (wrong) => {
    expect(() => DateTime?.parseValue(wrong)).toThrow("A DateTime is an instant in ISO 8601.");
  });

  test("a number literal in an operation is rejected", () => {
    const literal = { kind: Kind.INT, value: "1803031200000" } as const;
    expect(() => DateTime?.parseLiteral(literal, undefined)).toThrow("A DateTime is an instant in ISO 8601.");
  });

  test("a DateTime is returned in UTC, whatever type the stored value has", () => {
    for (const value of [5, "1970-01-01T01:00:00.005+01:00"])
      expect(DateTime?.serialize(value)).toBe("1970-01-01T00:00:00.005Z");
  });
});
