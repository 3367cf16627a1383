import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { ageOf, countsByCourse, countsOf } from "./class-summary.ts";

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

test("how old the figures are, from the oldest to the newest", () => {
  expect(ageOf([{ readAt: instant(5) }, { readAt: null }, { readAt: instant(3) }])).toEqual({
    oldest: 3,
    newest: 5,
    notRead: 1,
  });
  expect(ageOf([{ readAt: null }])).toEqual({ oldest: null, newest: null, notRead: 1 });
});
