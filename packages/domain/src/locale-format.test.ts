import { describe, expect, test } from "vitest";
import { day } from "../test/builders.ts";
import { formatDate, formatDateTime, formatNewsDate } from "./locale-format.ts";
import { instant } from "./time.ts";

describe("dates follow the locale (G.023)", () => {
  const date = day("2026-03-05");
  const afternoon = instant(Date.UTC(2026, 2, 5, 14, 7));
  const midnight = instant(Date.UTC(2026, 2, 5, 0, 0));

  test.each([
    ["en-US", "03/05/2026", "03/05/2026, 2:07 PM", "03/05/2026, 12:00 AM"],
    ["en-GB", "05/03/2026", "05/03/2026, 14:07", "05/03/2026, 00:00"],
    ["sv-SE", "2026-03-05", "2026-03-05 14:07", "2026-03-05 00:00"],
    ["en", "2026-03-05", "2026-03-05 14:07", "2026-03-05 00:00"],
    ["constructor", "2026-03-05", "2026-03-05 14:07", "2026-03-05 00:00"],
  ])("%s", (locale, onlyDate, inTheAfternoon, atMidnight) => {
    expect(formatDate(date, locale)).toBe(onlyDate);
    expect(formatDateTime(afternoon, locale, "UTC")).toBe(inTheAfternoon);
    expect(formatDateTime(midnight, locale, "UTC")).toBe(atMidnight);
  });

  test("an instant is shown in the time zone, also across midnight", () => {
    expect(formatDateTime(instant(Date.UTC(2026, 11, 31, 23, 30)), "en-GB", "Asia/Tokyo")).toBe(
      "01/01/2027, 08:30",
    );
    expect(formatDateTime(instant(Date.UTC(2026, 0, 1, 4, 30)), "en-US", "America/New_York")).toBe(
      "12/31/2025, 11:30 PM",
    );
  });
});

test.each([
  ["2024-01-05", "5 Jan, 2024"],
  ["2026-12-31", "31 Dec, 2026"],
  ["2026-05-09", "9 May, 2026"],
])("news of %s show the date %s (1.036)", (date, text) => {
  expect(formatNewsDate(day(date))).toBe(text);
});
