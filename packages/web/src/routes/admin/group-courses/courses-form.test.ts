import { expect, test } from "vitest";
import {
  getFilters,
  getListed,
  getPending,
  getStored,
  matching,
  moved,
  wholeFilter,
} from "./courses-form.ts";

const course = (
  id: number,
  name: string,
  facts: { readonly assigned?: boolean; readonly category?: string } = {},
) => ({
  course: {
    id,
    name,
    code: `C-${id}`,
    category: facts.category ?? "Basics",
    learningSpaces: [{ id: id % 2, name: `Space ${id % 2}` }],
  },
  assigned: facts.assigned ?? false,
  isUsable: true,
  keptBy: 0,
});
const group = {
  coursesModifiedAt: "2026-11-22T17:00:00.000Z",
  courses: [
    course(1, "Stents", { assigned: true }),
    course(2, "Access", { category: "Skills" }),
    course(3, "Coils 10"),
  ],
};

test("the form shows the courses of the group, and the lists are sorted by name", () => {
  expect(getStored(group)).toEqual({ assigned: new Set([1]), modifiedAt: group.coursesModifiedAt });
  expect(getListed(group).map(({ name }) => name)).toEqual(["Access", "Coils 10", "Stents"]);
});

test("only effective changes are pending, also after moving a course there and back (9.043)", () => {
  const stored = getStored(group);
  const given = moved(stored.assigned, [2, 3], true);
  expect(getPending(stored, { assigned: given })).toEqual({ added: new Set([2, 3]), takenAway: new Set() });
  const without = moved(given, [1, 2], false);
  expect(getPending(stored, { assigned: without })).toEqual({ added: new Set([3]), takenAway: new Set([1]) });
  const back = moved(moved(without, [3], false), [1], true);
  expect(getPending(stored, { assigned: back })).toEqual({ added: new Set(), takenAway: new Set() });
});

test("search words, learning space and category filter the lists", () => {
  const shown = (filter: object) =>
    matching(getListed(group), { ...wholeFilter, ...filter }).map(({ id }) => id);
  expect(shown({})).toEqual([2, 3, 1]);
  expect(shown({ search: "coils c-3" })).toEqual([3]);
  expect(shown({ space: 1 })).toEqual([3, 1]);
  expect(shown({ category: "Skills" })).toEqual([2]);
  expect(shown({ search: "nothing" })).toEqual([]);
});

test("the filters offer the existing spaces and categories, sorted by name", () => {
  expect(getFilters(getListed(group))).toEqual({
    spaces: [
      { value: "0", label: "Space 0" },
      { value: "1", label: "Space 1" },
    ],
    categories: [
      { value: "Basics", label: "Basics" },
      { value: "Skills", label: "Skills" },
    ],
  });
});
