import { expect, test } from "vitest";
import { dateLocale, dateViolation, readPastedDate, readPlainDate, writePlainDate } from "./plain-date.ts";

const read = (text: string) => readPlainDate(text);

test("a plain date is read and written unchanged", () => {
  expect(writePlainDate(read("2026-02-28"))).toBe("2026-02-28");
});

test.each(["", "2026-2-28", "2026-02-30", "28.02.2026", "2026-02-28T10:00"])(
  "%j is refused as a plain date",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test("a year with only two typed digits is not yet a date", () => {
  expect(writePlainDate(read("0020-02-28"))).toBeNull();
});

test.each([
  ["en-US", "en-US"],
  ["en-GB", "en-GB"],
  ["de-DE", "en-SE"],
  ["en-AU", "en-SE"],
])("dates for %s have the format of %s (G.023)", (locale, expected) => {
  expect(dateLocale(locale)).toBe(expected);
});

test("the ISO style has the year first (G.023)", () => {
  const date = new Date(Date.UTC(2026, 1, 28));
  expect(new Intl.DateTimeFormat(dateLocale("fr-FR"), { timeZone: "UTC" }).format(date)).toBe("2026-02-28");
});

test.each([
  ["2026-02-28", "en-GB", "2026-02-28"],
  [" 2026-02-28T09:30:00Z", "en-US", "2026-02-28"],
  ["28/2/2026", "en-GB", "2026-02-28"],
  ["28.02.2026", "en-SE", "2026-02-28"],
  ["2/28/2026", "en-US", "2026-02-28"],
])("%j pasted with the locale %s is read as %s", (text, locale, expected) => {
  expect(readPastedDate(text, locale)?.toString()).toBe(expected);
});

test.each(["28/2/26", "2/30/2026", "yesterday"])("%j is ignored when pasted", (text) => {
  expect(readPastedDate(text, "en-US")).toBeNull();
});

test("the bounds are included, and a date outside is reported", () => {
  const bounds = { minValue: "2026-01-01", maxValue: "2026-02-28" };
  const of = (text: string) => dateViolation({ date: read(text), isPartial: false }, bounds, "en-GB");
  expect(of("2026-01-01")).toBeUndefined();
  expect(of("2026-02-28")).toBeUndefined();
  expect(of("2025-12-31")).toBe("Use a date from 01/01/2026 on");
  expect(of("2026-03-01")).toBe("Use a date up to 28/02/2026");
});

test("an incomplete date is reported", () => {
  expect(dateViolation({ date: null, isPartial: true }, {}, "en-GB")).toBe("Enter the whole date");
  expect(dateViolation({ date: null, isPartial: false }, {}, "en-GB")).toBeUndefined();
});
