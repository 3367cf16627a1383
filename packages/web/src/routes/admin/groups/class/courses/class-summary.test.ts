import { expect, test } from "vitest";
import { countsByCourse, countsOf } from "./class-summary.ts";

test("everybody is counted once", () => {
  const people = (["completed", "in_progress", "not_started", "no_courses"] as const).map((standing) => ({
    standing,
  }));
  expect(countsOf(people)).toEqual({ completed: 1, inProgress: 2, notStarted: 1 });
});

test("each course counts everybody, and leads to its people", () => {
  const figure = (status: "" | "completed" | "failed") => ({ status, percentage: 0, lastActiveAt: null });
  const people = [
    { figures: [figure("completed")] },
    { figures: [figure("failed")] },
    { figures: [figure("")] },
  ];
  const [column] = countsByCourse(people, [{ id: 7, name: "Endovascular repair", code: "", isUsable: true }]);
  expect(column).toEqual({
    id: "7",
    label: "Endovas",
    title: "Endovascular repair",
    values: [1, 1, 1],
    href: "?course=7",
  });
});
