import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

test("the days left in the trash are whole days and never negative", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(daysLeft({ RemovedAt: "2026-12-23T12:00:00Z" }, now)).toBe(30);
  expect(daysLeft({ RemovedAt: "2026-11-24T11:59:00Z" }, now)).toBe(0);
  expect(daysLeft({ RemovedAt: "2026-11-20T12:00:00Z" }, now)).toBe(0);
});
