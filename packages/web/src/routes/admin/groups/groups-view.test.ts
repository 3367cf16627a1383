import { expect, test } from "vitest";
import { groupsView, pageAsked } from "./groups-view.ts";

const of = (address: string) => groupsView.read(new URLSearchParams(address));

test("the address says what is searched, of which account, in which order, on which page (9.037)", () => {
  const view = of("search=ir&account=2&sort=za&look=cards&page=3");
  expect(groupsView.write(view).toString()).toBe("search=ir&account=2&sort=za&look=cards&page=3");
  expect(pageAsked(view)).toEqual({ search: "ir", customerId: 2, sort: "za", limit: 30, offset: 60 });
});

test("what is not understood is left out: all groups, from A to Z", () => {
  expect(pageAsked(of("account=x&sort=up&look=tiles&page=0"))).toEqual({
    search: null,
    customerId: null,
    sort: "az",
    limit: 30,
    offset: 0,
  });
});
