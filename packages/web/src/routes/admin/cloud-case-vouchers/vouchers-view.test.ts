import { expect, test } from "vitest";
import { readVouchersView, writeVouchersView } from "./vouchers-view.ts";

test.each([
  ["", { search: "", sort: "newest", space: null }],
  ["search=stroke&sort=oldest&space=2", { search: "stroke", sort: "oldest", space: 2 }],
] as const)("the address %s holds the view", (query, view) => {
  expect(readVouchersView(new URLSearchParams(query))).toEqual(view);
  expect(writeVouchersView(view).toString()).toBe(query);
});

test.each(["space=-1", "space=2x", "space=99999999999", "sort=colour"])("%s is not understood", (query) => {
  expect(readVouchersView(new URLSearchParams(query))).toEqual({ search: "", sort: "newest", space: null });
});
