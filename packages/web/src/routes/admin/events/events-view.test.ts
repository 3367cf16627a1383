import { expect, test } from "vitest";
import { eventsView, getColumnSort, getSort, sortByColumn } from "./events-view.ts";

test("by default, upcoming events are sorted with the next first, and past ones with the latest first", () => {
  const { sort } = eventsView.read(new URLSearchParams());
  expect(getSort(sort, "active")).toBe("eventDateAscending");
  expect(getSort(sort, "expired")).toBe("eventDateDescending");
  expect(getSort(sort, "archived")).toBe("eventDateDescending");
});

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "the order %s applies to every section and is in the address",
  (sort) => {
    const query = `sort=${sort}`;
    const view = eventsView.read(new URLSearchParams(query));
    expect(getSort(view.sort, "active")).toBe(sort);
    expect(getSort(view.sort, "expired")).toBe(sort);
    expect(eventsView.write(view).toString()).toBe(query);
  },
);

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "a column head shows and selects %s",
  (sort) => {
    expect(sortByColumn(getColumnSort(sort))).toBe(sort);
  },
);
