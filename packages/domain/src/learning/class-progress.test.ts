import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import {
  type ClassFigure,
  classStatus,
  hasNoRecentActivity,
  isBehind,
  lastActivity,
  medianProgress,
  overallPercentage,
} from "./class-progress.ts";
import { completionStatuses } from "./completion.ts";

const day = 86_400_000;
const now = instant(Date.UTC(2026, 10, 22));
const figure = (
  status: ClassFigure["status"],
  percentage = 0,
  daysAgo: number | null = null,
): ClassFigure => ({
  status,
  percentage,
  lastActiveAt: daysAgo === null ? null : instant(now - daysAgo * day),
});

test("all courses have equal weight, and a completed course counts as 100 percent", () => {
  expect(overallPercentage([])).toBe(0);
  expect(overallPercentage([figure("completed", 96), figure("in_progress", 50), figure("")])).toBe(50);
  expect(overallPercentage([figure("completed", 100), figure("in_progress", 99)])).toBe(99);
});

test("a person has completed with all courses completed, and has not started without any course begun", () => {
  expect(classStatus([])).toBe("no_courses");
  expect(classStatus([figure("completed", 100), figure("completed", 100)])).toBe("completed");
  expect(classStatus([figure(""), figure("not_attempted")])).toBe("not_started");
  expect(classStatus([figure("completed", 100), figure("")])).toBe("in_progress");
  expect(classStatus([figure("failed", 100)])).toBe("in_progress");
  expect(classStatus([figure("unknown")])).toBe("in_progress");
});

test("a person who has begun is inactive after two weeks, but not one who has completed or never begun", () => {
  expect(hasNoRecentActivity([figure("in_progress", 10, 14), figure("completed", 100, 30)], now)).toBe(true);
  expect(hasNoRecentActivity([figure("in_progress", 10, 13)], now)).toBe(false);
  expect(hasNoRecentActivity([figure("completed", 100, 90)], now)).toBe(false);
  expect(hasNoRecentActivity([figure("")], now)).toBe(false);
  expect(lastActivity([figure("in_progress", 10, 3), figure("completed", 100, 2)])).toBe(now - 2 * day);
  expect(lastActivity([figure("")])).toBeNull();
});

test("the median of a class is not moved by one person who is far ahead", () => {
  expect(medianProgress([])).toBe(0);
  expect(medianProgress([0, 100, 40])).toBe(40);
  expect(medianProgress([40, 0, 100, 60])).toBe(50);
  expect(isBehind(20, 40)).toBe(true);
  expect(isBehind(21, 40)).toBe(false);
  expect(isBehind(0, 10)).toBe(false);
});

test("100 percent is shown only for people who have completed all courses", () => {
  const anyFigure = fc
    .record({ status: fc.constantFrom(...completionStatuses), percentage: fc.integer({ min: 0, max: 99 }) })
    .map(({ status, percentage }) => figure(status, percentage));
  fc.assert(
    fc.property(fc.array(anyFigure, { minLength: 1, maxLength: 40 }), (figures) => {
      expect(overallPercentage(figures) === 100).toBe(classStatus(figures) === "completed");
    }),
  );
});
