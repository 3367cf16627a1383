import { expect, test } from "vitest";
import { columnSortOf, eventsView, sortByColumn, sortOf } from "./events-view.ts";

test("without a choice the next event is the first of those to come, and the latest of those that were", () => {
  const { sort } = eventsView.read(new URLSearchParams());
  expect(sortOf(sort, "active")).toBe("eventDateAscending");
  expect(sortOf(sort, "expired")).toBe("eventDateDescending");
  expect(sortOf(sort, "archived")).toBe("eventDateDescending");
});

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "the order %s is that of every section, and stands in the address",
  (sort) => {
    const query = `sort=${sort}`;
    const view = eventsView.read(new URLSearchParams(query));
    expect(sortOf(view.sort, "active")).toBe(sort);
    expect(sortOf(view.sort, "expired")).toBe(sort);
    expect(eventsView.write(view).toString()).toBe(query);
  },
);

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "the head of a column says and chooses %s",
  (sort) => {
    expect(sortByColumn(columnSortOf(sort))).toBe(sort);
  },
);
