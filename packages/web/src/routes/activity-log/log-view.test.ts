import { activitySortKeys } from "@cathedra/domain";
import { expect, test } from "vitest";
import { showMoment } from "../../format/dates.ts";
import { filterTexts } from "./log-texts.ts";
import {
  everybodysVariables,
  getOrder,
  type LogView,
  logView,
  ownVariables,
  sortedBy,
  toSearchParams,
  toView,
} from "./log-view.ts";

const read = (query: string): LogView => logView.read(new URLSearchParams(query));
const whole = read("");

test("all settings of the list are in its address and are read back from it (6.001)", () => {
  const address =
    "view=all&search=carotid&module=carotid-stenting&exercise=carotid-stenting%2Fcase-1&result=notMet&group=7&from=2026-03-01&until=2026-03-31&sort=score&order=ASC&page=3";
  expect(logView.write(read(address)).toString()).toBe(address);
  expect(logView.write(whole).toString()).toBe("");
  expect(logView.isNarrowed(read("view=all&sort=score&order=ASC&page=2"))).toBe(false);
  expect(logView.isNarrowed(read("module=carotid"))).toBe(true);
});

test.each([
  "view=everybody",
  "module=%27%3B--",
  "exercise=a%2Fb%2Fc",
  "result=great",
  "group=x",
  "from=2026-13-01",
  "sort=name",
  "order=up",
  "page=0",
])("the invalid parameter is ignored: %s", (query) => {
  expect(read(query)).toEqual(whole);
});

test("each sort key has its default order, which can be reversed (6.018)", () => {
  expect(getOrder(whole)).toBe("DESC");
  expect(activitySortKeys.map((sort) => getOrder({ ...whole, sort }))).toEqual([
    "DESC",
    "ASC",
    "ASC",
    "DESC",
  ]);
  for (const sort of activitySortKeys) {
    for (const order of ["ASC", "DESC"] as const) {
      const view = sortedBy({ ...whole, page: 4 }, sort, order);
      expect(view).toMatchObject({ sort, page: 1 });
      expect(getOrder(read(logView.write(view).toString()))).toBe(order);
      expect(toSearchParams(view)).toMatchObject({ sortField: sort, sortOrder: order });
    }
  }
});

test("a group filters only the list of all people, and is removed with it (6.011)", () => {
  const all = read("view=all&group=7&page=2");
  expect(everybodysVariables(all).groups).toEqual([7]);
  expect(everybodysVariables(read("view=all")).groups).toBeNull();
  expect(toView(all, "mine")).toMatchObject({ view: "mine", group: null, page: 1 });
});

test("a page has 25 runs, from the start of the first day to the end of the last day in local time (6.001)", () => {
  expect(ownVariables(read("page=3"))).toMatchObject({ limit: 25, offset: 50 });
  const { from, to } = toSearchParams(read("from=2026-03-28&until=2026-03-29"));
  expect(from).toBe(new Date(2026, 2, 28).toISOString());
  expect(to).toBe(new Date(2026, 2, 30).toISOString());
});

test("both ends of a range of two instants, as in a notice, are included in every time zone (13.032)", () => {
  const [first, last] = ["2026-11-23T14:00:00.000Z", "2026-11-23T14:45:00.000Z"];
  const view = read(new URLSearchParams({ from: first, until: last }).toString());
  expect(toSearchParams(view)).toMatchObject({ from: first, to: "2026-11-23T14:45:00.001Z" });
  expect(read(logView.write(view).toString())).toEqual(view);
  expect(filterTexts(view, [], []).map(({ words }) => words)).toEqual([
    `From ${showMoment(Date.parse(first))}`,
    `Until ${showMoment(Date.parse(last))}`,
  ]);
});
