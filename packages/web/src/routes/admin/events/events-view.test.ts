import { expect, test } from "vitest";
import { columnSortOf, eventsView, sortByColumn, sortOf } from "./events-view.ts";

test("by default, upcoming events are sorted with the next first, and past ones with the latest first", () => {
  const { sort } = eventsView.read(new URLSearchParams());
  expect(sortOf(sort, "active")).toBe("eventDateAscending");
  expect(sortOf(sort, "expired")).toBe("eventDateDescending");
  expect(sortOf(sort, "archived")).toBe("eventDateDescending");
});

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "the order %s applies to every section and is in the address",
  (sort) => {
    const query = `sort=${sort}`;
    const view = eventsView.read(new URLSearchParams(query));
    expect(sortOf(view.sort, "active")).toBe(sort);
    expect(sortOf(view.sort, "expired")).toBe(sort);
    expect(eventsView.write(view).toString()).toBe(query);
  },
);

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "a column head shows and selects %s",
  (sort) => {
    expect(sortByColumn(columnSortOf(sort))).toBe(sort);
  },
);
