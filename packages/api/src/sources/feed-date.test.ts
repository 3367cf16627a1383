import { expect, test } from "vitest";
import { parseFeedDate } from "./feed-date.ts";

test.each([
  ["Fri, 05 Jan 2024 10:20:30 GMT", "2024-01-05T10:20:30.000Z"],
  ["5 Jan 24 10:20 EST", "2024-01-05T15:20:00.000Z"],
  ["Fri, 5 Jan 2024 10:20:30 +0530", "2024-01-05T04:50:30.000Z"],
  ["5 January 2024", "2024-01-05T00:00:00.000Z"],
  ["5 Jan 2024 10:20 XYZ", "2024-01-05T10:20:00.000Z"],
  ["2024-01-05", "2024-01-05T00:00:00.000Z"],
  ["2024-01-05T10:20:30", "2024-01-05T10:20:30.000Z"],
  ["2024-01-05T10:20:30.123456+02:00", "2024-01-05T08:20:30.123Z"],
  ["2024-01-05 10:20:30 +0200", "2024-01-05T08:20:30.000Z"],
])("the feed date %s is parsed", (text, instant) => {
  expect(parseFeedDate(text)?.toISOString()).toBe(instant);
});

test.each([
  "",
  "yesterday",
  "5",
  "2024",
  "2024-13-45",
  "99 Foo 2024",
  "1 Jan 1600",
  "275760-09-13",
  " ".repeat(100_000),
])("%j is rejected as a feed date", (text) => {
  expect(parseFeedDate(text)).toBeNull();
});
