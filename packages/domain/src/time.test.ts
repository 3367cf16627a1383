import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, anyInstant, day } from "../test/builders.ts";
import { addDays, daysBetween, instant, parseInstant, parseLocalDate, utcDay } from "./time.ts";

describe("parseLocalDate", () => {
  test.each(["2026-02-28", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])(
    "%s is read as a date",
    (text) => {
      expect(parseLocalDate(text)).toBe(text);
    },
  );

  test.each([
    "2026-02-30",
    "2023-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-01-00",
    "0000-01-01",
    "2026-1-1",
    "20260101",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01\n",
    "-001-01-01",
    "٢٠٢٦-01-01",
    "",
  ])("%j is refused as a date", (text) => {
    expect(parseLocalDate(text)).toBeUndefined();
  });

  test("text in the form of a date is valid exactly when JavaScript's Date accepts it", () => {
    const number = (max: number, width: number) =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(width, "0"));
    fc.assert(
      fc.property(number(9999, 4), number(13, 2), number(32, 2), (year, month, date) => {
        const text = `${year}-${month}-${date}`;
        const at = new Date(`${text}T00:00:00Z`);
        const exists =
          year !== "0000" && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
        expect(parseLocalDate(text) !== undefined).toBe(exists);
      }),
    );
  });
});

describe("daysBetween and addDays", () => {
  test("days are counted across a leap day, the end of a year, and backwards", () => {
    expect(daysBetween(day("2024-02-28"), day("2024-03-01"))).toBe(2);
    expect(daysBetween(day("2025-12-31"), day("2026-01-01"))).toBe(1);
    expect(daysBetween(day("2026-03-10"), day("2026-03-01"))).toBe(-9);
    expect(addDays(day("2024-02-28"), 2)).toBe("2024-03-01");
  });

  test("daysBetween is the inverse of addDays", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -10_000, max: 10_000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  test("days have the same order as their texts", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a === b ? 0 : -1);
      }),
    );
  });

  test("leaving the calendar throws a RangeError", () => {
    expect(() => addDays(day("9999-12-31"), 1)).toThrow(RangeError);
  });
});

test("an instant must be whole milliseconds", () => {
  expect(instant(5)).toBe(5);
  expect(() => instant(1.5)).toThrow(RangeError);
  expect(() => instant(Number.NaN)).toThrow(RangeError);
});

test("the UTC day of an instant contains it", () => {
  fc.assert(
    fc.property(anyInstant, (at) => {
      const start = Date.parse(`${utcDay(at)}T00:00:00Z`);
      expect(at >= start && at < start + 86_400_000).toBe(true);
    }),
  );
});

test.each([
  ["2026-03-25T14:05:00Z", Date.UTC(2026, 2, 25, 14, 5)],
  ["2026-03-25T14:05:06.7+02:00", Date.UTC(2026, 2, 25, 12, 5, 6, 700)],
  ["2026-03-25T14:05:06.789999+00:00", Date.UTC(2026, 2, 25, 14, 5, 6, 789)],
  ["2026-03-25T14:05-05:30", Date.UTC(2026, 2, 25, 19, 35)],
  ["2028-02-29T00:00:00Z", Date.UTC(2028, 1, 29)],
])("%s is read as an instant", (text, at) => {
  expect(parseInstant(text)).toBe(at);
});

test.each([
  "",
  "2026-03-25",
  "2026-03-25T14:05:00",
  "2026-03-25 14:05:00Z",
  "2026-02-30T14:05:00Z",
  "2026-03-25T24:00:00Z",
  "2026-03-25T14:60:00Z",
  "2026-03-25T14:05:00+25:00",
  "1774447500000",
])("%s is refused as an instant", (text) => {
  expect(parseInstant(text)).toBeUndefined();
});
