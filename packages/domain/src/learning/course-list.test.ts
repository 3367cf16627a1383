import { expect, test } from "vitest";
import { completionStatuses } from "./completion.ts";
import { findCourses, getCategories, sectionsOfCourses } from "./course-list.ts";

const course = (name: string, more: Partial<Parameters<typeof findCourses>[0][number]> = {}) => ({
  name,
  category: "Procedures",
  code: "EVA-101",
  status: "" as const,
  lastActiveAt: null,
  ...more,
});
const all = { search: "", category: null };

test("a course is found by words of its name, category and code, regardless of accents and case (5.002)", () => {
  const courses = [course("Embolización"), course("Stents", { code: "PER-201", category: "Safety" })];
  const named = (filter: Partial<typeof all>) =>
    findCourses(courses, { ...all, ...filter }).map(({ name }) => name);
  expect(named({})).toEqual(["Embolización", "Stents"]);
  expect(named({ search: "  EMBOLIZACION eva " })).toEqual(["Embolización"]);
  expect(named({ search: "safety per-2" })).toEqual(["Stents"]);
  expect(named({ search: "stents eva" })).toEqual([]);
  expect(findCourses(courses, { search: "", category: "Safety" })).toEqual([courses[1]]);
});

test("every course is in one section, and active courses are sorted by latest activity (5.002, X50)", () => {
  const courses = [
    ...completionStatuses.map((status) => course(status, { status })),
    course("yesterday", { status: "in_progress", lastActiveAt: 1 }),
    course("today", { status: "in_progress", lastActiveAt: 2 }),
  ];
  const { active, available, completed } = sectionsOfCourses(courses);
  expect([...active, ...available, ...completed]).toHaveLength(courses.length);
  expect(active.map(({ name }) => name)).toEqual([
    "today",
    "yesterday",
    "not_attempted",
    "in_progress",
    "failed",
    "unknown",
  ]);
  expect(available.map(({ name }) => name)).toEqual([""]);
  expect(completed.map(({ name }) => name)).toEqual(["completed"]);
});

test("each category is listed once, by name, and an empty category is not listed", () => {
  const of = (...categories: string[]) => getCategories(categories.map((category) => ({ category })));
  expect(of("Safety", "", "Procedures", "Safety")).toEqual(["Procedures", "Safety"]);
});
