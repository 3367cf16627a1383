import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, day } from "../../../test/builders.ts";
import { addDays, daysBetween } from "../../time.ts";
import { addMonths, getRange, timeBuckets, totalsPeriods, yearStart } from "./period.ts";

describe("years starting in any month", () => {
  test("the year contains the day and has twelve months", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 12 }), (date, month) => {
        const start = yearStart(date, month);
        expect(start.slice(5)).toBe(`${String(month).padStart(2, "0")}-01`);
        expect(start <= date && date < addMonths(start, 12)).toBe(true);
        expect(yearStart(start, month)).toBe(start);
      }),
    );
  });

  test("the academic year begins on 1 July", () => {
    expect(yearStart(day("2026-06-30"), 7)).toBe("2025-07-01");
    expect(yearStart(day("2026-07-01"), 7)).toBe("2026-07-01");
  });
});

describe("adding months", () => {
  test("the day is limited to the last day of a shorter month", () => {
    expect(addMonths(day("2024-01-31"), 1)).toBe("2024-02-29");
    expect(addMonths(day("2025-12-31"), 2)).toBe("2026-02-28");
    expect(addMonths(day("2025-03-31"), -1)).toBe("2025-02-28");
  });

  test("the calendar month is right, and subtracting the months gives the same date unless it was cut", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (date, count) => {
        const later = addMonths(date, count);
        const number = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(number(later) - number(date)).toBe(count);
        if (later.slice(8) === date.slice(8)) expect(addMonths(later, -count)).toBe(date);
      }),
    );
  });
});

describe("named periods", () => {
  test("each period has its calendar dates", () => {
    const today = day("2026-11-21");
    expect(getRange("academicYear", today)).toEqual({ from: "2026-07-01", to: "2026-11-21" });
    expect(getRange("lastAcademicYear", today)).toEqual({ from: "2025-07-01", to: "2026-06-30" });
    expect(getRange("calendarYear", today)).toEqual({ from: "2026-01-01", to: "2026-11-21" });
    expect(getRange("last12Months", today)).toEqual({ from: "2025-12-01", to: "2026-11-21" });
    expect(getRange("all", today)).toEqual({ from: null, to: "2026-11-21" });
  });

  test("no period ends after today or before it begins", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const period of totalsPeriods) {
          if (period === "custom") continue;
          const { from, to } = getRange(period, today);
          expect(to <= today && (from === null || from <= to)).toBe(true);
        }
      }),
    );
  });
});

describe("chart columns", () => {
  test("the columns have no gaps or overlaps, cover both ends, and are few", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 8000 }), (from, days) => {
        const to = addDays(from, days);
        const { buckets } = timeBuckets(from, to);
        const [first, last] = [buckets[0], buckets.at(-1)];
        expect((first?.from ?? "9") <= from && (first?.to ?? "0") >= from).toBe(true);
        expect((last?.from ?? "9") <= to && (last?.to ?? "0") >= to).toBe(true);
        for (const [index, bucket] of buckets.entries()) {
          const next = buckets[index + 1];
          if (next !== undefined) expect(daysBetween(bucket.to, next.from)).toBe(1);
        }
        expect(buckets.length).toBeLessThanOrEqual(Math.max(13, days / 365 + 2));
      }),
    );
  });

  test("the unit is months within a year, quarters within three years, and years beyond", () => {
    expect(timeBuckets(day("2025-12-01"), day("2026-11-21"))).toMatchObject({ unit: "month" });
    expect(timeBuckets(day("2025-11-30"), day("2026-11-21"))).toMatchObject({ unit: "quarter" });
    expect(timeBuckets(day("2023-12-31"), day("2026-11-21"))).toMatchObject({ unit: "quarter" });
    expect(timeBuckets(day("2023-11-30"), day("2026-11-21"))).toMatchObject({ unit: "year" });
  });
});
