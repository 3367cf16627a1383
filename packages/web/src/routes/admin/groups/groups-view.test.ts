import { expect, test } from "vitest";
import { columnSortOf, type GroupSort, groupsView, pageVariables, sortOfColumn } from "./groups-view.ts";

const of = (address: string) => groupsView.read(new URLSearchParams(address));

test("the address says what is searched, of which account, in which order, on which page (9.037)", () => {
  const view = of("search=ir&account=2&sort=za&look=cards&page=3");
  expect(groupsView.write(view).toString()).toBe("search=ir&account=2&sort=za&look=cards&page=3");
  expect(pageVariables(view)).toEqual({ search: "ir", customerId: 2, sort: "za", limit: 30, offset: 60 });
});

test("a press on the head of a column sorts by it: names from A, numbers from the largest, and the other way at the next press", () => {
  const press = (column: string, present: GroupSort) => {
    const { column: shown, direction } = columnSortOf({ sort: present });
    const isSame = shown === column;
    return sortOfColumn(
      { column, direction: isSame && direction === "ascending" ? "descending" : "ascending" },
      present,
    );
  };
  expect(press("name", "az")).toBe("za");
  expect(press("name", "membersDescending")).toBe("az");
  expect(press("account", "az")).toBe("accountAscending");
  expect(press("account", "accountAscending")).toBe("accountDescending");
  expect(press("members", "az")).toBe("membersDescending");
  expect(press("members", "membersDescending")).toBe("membersAscending");
  expect(press("members", "membersAscending")).toBe("membersDescending");
  expect(press("courses", "membersDescending")).toBe("coursesDescending");
  expect(columnSortOf({ sort: "coursesDescending" })).toEqual({ column: "courses", direction: "descending" });
});

test("what is not understood is left out: all groups, from A to Z", () => {
  expect(pageVariables(of("account=x&sort=up&look=tiles&page=0"))).toEqual({
    search: null,
    customerId: null,
    sort: "az",
    limit: 30,
    offset: 0,
  });
});
