import { expect, test } from "vitest";
import {
  dayPart,
  idPart,
  keyPart,
  onePart,
  optionalPart,
  pagePart,
  searchPart,
  tableView,
} from "./table-view.ts";

const { read, write, isNarrowed, whole } = tableView({
  search: searchPart,
  sort: onePart(["newest", "oldest"]),
  space: idPart,
  kind: optionalPart(["event", "voucher"]),
  person: keyPart,
  from: dayPart,
  page: pagePart,
});
const plain = {
  search: "",
  sort: "newest",
  space: null,
  kind: null,
  person: null,
  from: null,
  page: 1,
} as const;

test.each([
  ["", plain],
  ["search=stroke&sort=oldest&space=2", { ...plain, search: "stroke", sort: "oldest", space: 2 }],
  ["kind=event&from=2026-01-31&page=12", { ...plain, kind: "event", from: "2026-01-31", page: 12 }],
  ["person=5f9c-a_1", { ...plain, person: "5f9c-a_1" }],
] as const)("the address %s is read as a view", (query, view) => {
  expect(read(new URLSearchParams(query))).toEqual(view);
  expect(write(view).toString()).toBe(query);
});

test.each([
  "space=-1",
  "space=2x",
  "space=99999999999",
  "sort=colour",
  "kind=",
  "from=2026-13-01",
  "from=yesterday",
  "page=0",
  "person=a'b",
])("the invalid address %s gives the default", (query) => {
  expect(read(new URLSearchParams(query))).toEqual(plain);
});

test.each(["search=stroke", "space=2", "kind=event", "person=5f9c", "from=2026-01-31"])(
  "%s filters the table, and clearing keeps the sort order and goes to the first page",
  (query) => {
    const view = read(new URLSearchParams(`${query}&sort=oldest&page=12`));
    expect(isNarrowed(view)).toBe(true);
    expect(whole(view)).toEqual({ ...plain, sort: "oldest" });
    expect(isNarrowed(whole(view))).toBe(false);
  },
);

test("sorting and paging do not count as filters", () => {
  expect(isNarrowed(read(new URLSearchParams("sort=oldest&page=12")))).toBe(false);
});
