import { expect, test } from "vitest";
import { endAfter, linkDays } from "./link-days.ts";

test("the longest link has the server's default end, and others end that many days from now (2.020, X97)", () => {
  const now = Date.UTC(2026, 10, 22);
  expect(linkDays.map((days) => endAfter(days, now))).toEqual([
    "2026-11-23T00:00:00.000Z",
    "2026-11-29T00:00:00.000Z",
    "2026-12-06T00:00:00.000Z",
    null,
  ]);
});
