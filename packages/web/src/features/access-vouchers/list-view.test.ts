import { expect, test } from "vitest";
import { listView } from "./list-view.ts";

const { read, write } = listView(["newest", "oldest"]);

test.each([
  ["", { search: "", sort: "newest", space: null }],
  ["search=stroke&sort=oldest&space=2", { search: "stroke", sort: "oldest", space: 2 }],
] as const)("the address %s holds the view", (query, view) => {
  expect(read(new URLSearchParams(query))).toEqual(view);
  expect(write(view).toString()).toBe(query);
});

test.each(["space=-1", "space=2x", "space=99999999999", "sort=colour"])("%s is not understood", (query) => {
  expect(read(new URLSearchParams(query))).toEqual({ search: "", sort: "newest", space: null });
});
