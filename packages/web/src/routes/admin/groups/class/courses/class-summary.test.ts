import { expect, test } from "vitest";
import { countsOfCourse, getCounts } from "./class-summary.ts";

test("every person of a class is counted once in its summary", () => {
  const people = (["completed", "in_progress", "not_started", "no_courses"] as const).map((standing) => ({
    standing,
  }));
  expect(getCounts(people)).toEqual({ completed: 1, inProgress: 2, notStarted: 1 });
});

test("each course of a class counts all of its people", () => {
  const figure = (status: "" | "completed" | "failed") => ({ status, percentage: 0, lastActiveAt: null });
  const people = [
    { figures: [figure("completed")] },
    { figures: [figure("failed")] },
    { figures: [figure("")] },
  ];
  expect(countsOfCourse(people, 0)).toEqual({ completed: 1, inProgress: 1, notStarted: 1 });
});
