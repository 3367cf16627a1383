import { expect, test } from "vitest";
import {
  foundCourses,
  lostCourses,
  type OfferedCourse,
  toggled,
  toggledAll,
  usedBy,
} from "./course-choice.ts";

const aCourse = (id: number, more: Partial<OfferedCourse> = {}): OfferedCourse => ({
  course: { id, name: `Course ${id}`, code: `NEU-${id}` },
  allowed: true,
  groupCount: 0,
  memberCount: 0,
  ...more,
});
const courses = [
  aCourse(1),
  aCourse(2, { groupCount: 1, memberCount: 1 }),
  aCourse(3, { allowed: false, groupCount: 2 }),
];

test("courses are found by name and code (5.033)", () => {
  expect(foundCourses(courses, " neu-2 ").map(({ course }) => course.id)).toEqual([2]);
  expect(foundCourses(courses, "")).toBe(courses);
  expect(foundCourses(courses, "nothing")).toEqual([]);
});

test("courses are toggled one by one, or all that match the search", () => {
  expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]));
  expect(toggled(new Set([1, 2]), 2)).toEqual(new Set([1]));
  expect(toggledAll(new Set([1]), courses)).toEqual(new Set([1, 2, 3]));
  expect(toggledAll(new Set([1, 2, 3, 9]), courses)).toEqual(new Set([9]));
});

test("lost courses are those that members have and the account no longer includes", () => {
  expect(lostCourses(courses, new Set([1])).map(({ course }) => course.id)).toEqual([2]);
  expect(lostCourses(courses, new Set([2]))).toEqual([]);
  expect(
    [
      aCourse(1),
      aCourse(2, { groupCount: 1, memberCount: 1 }),
      aCourse(3, { groupCount: 2, memberCount: 1400 }),
    ].map(usedBy),
  ).toEqual(["", "In 1 group, 1 person", "In 2 groups, 1,400 people"]);
});
