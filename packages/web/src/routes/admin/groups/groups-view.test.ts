import { expect, test } from "vitest";
import { type GroupSort, getColumnSort, groupsView, pageVariables, sortOfColumn } from "./groups-view.ts";

const of = (address: string) => groupsView.read(new URLSearchParams(address));

test("search, account, order, view and page are in the address (9.037)", () => {
  const view = of("search=ir&account=2&sort=za&look=cards&page=3");
  expect(groupsView.write(view).toString()).toBe("search=ir&account=2&sort=za&look=cards&page=3");
  expect(pageVariables(view)).toEqual({ search: "ir", customerId: 2, sort: "za", limit: 30, offset: 60 });
});

test("pressing a column head sorts names from A and numbers from the largest, and reverses at the next press", () => {
  const press = (column: string, present: GroupSort) => {
    const { column: shown, direction } = getColumnSort({ sort: present });
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
  expect(getColumnSort({ sort: "coursesDescending" })).toEqual({
    column: "courses",
    direction: "descending",
  });
});

test("invalid parameters are ignored, which gives all groups from A to Z", () => {
  expect(pageVariables(of("account=x&sort=up&look=tiles&page=0"))).toEqual({
    search: null,
    customerId: null,
    sort: "az",
    limit: 30,
    offset: 0,
  });
});
