import { expect, test } from "vitest";
import { readEventsView, sortOf, writeEventsView } from "./events-view.ts";

test("without a choice the next event is the first of those to come, and the latest of those that were", () => {
  const { sort } = readEventsView(new URLSearchParams());
  expect(sortOf(sort, "active")).toBe("eventDateAscending");
  expect(sortOf(sort, "expired")).toBe("eventDateDescending");
  expect(sortOf(sort, "archived")).toBe("eventDateDescending");
});

test.each(["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"] as const)(
  "the order %s is that of every section, and stands in the address",
  (sort) => {
    const query = `sort=${sort}`;
    const view = readEventsView(new URLSearchParams(query));
    expect(sortOf(view.sort, "active")).toBe(sort);
    expect(sortOf(view.sort, "expired")).toBe(sort);
    expect(writeEventsView(view).toString()).toBe(query);
  },
);
