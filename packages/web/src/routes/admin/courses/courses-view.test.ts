import { expect, test } from "vitest";
import { coursesView, searchDelayMs, toCourseQuery } from "./courses-view.ts";

const read = (query: string) => toCourseQuery(coursesView.read(new URLSearchParams(query)));

test("without a search, all courses are requested by name from A to Z (5.039)", () => {
  expect(read("")).toEqual({ search: "", sort: "nameAscending", space: null, limit: 48, offset: 0 });
});

test.each([
  ["order=name-z-a", "nameDescending"],
  ["order=code-a-z", "codeAscending"],
  ["order=code-z-a", "codeDescending"],
  ["order=colour", "nameAscending"],
])("%s is sent as the order %s (5.039)", (query, sort) => {
  expect(read(query).sort).toBe(sort);
});

test("search, learning space and page are sent to the server", () => {
  expect(read("search=EVA&space=2&page=3")).toMatchObject({ search: "EVA", space: 2, offset: 96 });
});

test("a search waits 300 ms for further typing (5.041)", () => {
  expect(searchDelayMs).toBe(300);
});
