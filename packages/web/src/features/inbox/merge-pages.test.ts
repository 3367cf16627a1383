import { expect, test } from "vitest";
import { withNewFirstPage, withNextPage } from "./merge-pages.ts";

const page = (ids: readonly number[], next: string | null) => ({
  notifications: ids.map((id) => ({ id: String(id) })),
  next,
});

test("new notices are put first, and pages loaded below are kept", () => {
  expect(withNewFirstPage(page([5, 4, 3, 2, 1], null), page([6, 5, 4], "4"))).toEqual(
    page([6, 5, 4, 3, 2, 1], null),
  );
});

test("removed notices disappear, and a list that ends on its first page ends there", () => {
  expect(withNewFirstPage(page([5, 4, 3], "3"), page([5, 3], null))).toEqual(page([5, 3], null));
  expect(withNewFirstPage(page([5, 4], null), page([], null))).toEqual(page([], null));
});

test("ids are compared as numbers, so 10 comes after 9", () => {
  expect(withNewFirstPage(page([10, 9, 8], "8"), page([11, 10], "10"))).toEqual(page([11, 10, 9, 8], "8"));
});

test("the next page is added below, without notices that are already shown", () => {
  expect(withNextPage(page([5, 4], "4"), page([4, 3], null))).toEqual(page([5, 4, 3], null));
});
