import type { ListFilters } from "@cathedra/domain/lists";
import { expect, test } from "vitest";
import { describedView, pageVariables } from "./described-view.ts";

const filters = {
  state: { kind: "choice", label: "State", options: { new: "New", in_work: "In work" } },
  person: { kind: "search", label: "Search", max: 100, address: "search" },
  page: {
    kind: "text",
    label: "Page",
    max: 300,
    pattern: /^\/[\w/:.-]{0,200}$/,
    address: "where",
  },
  customerId: { kind: "number", label: "Customer", address: "customer" },
  from: { kind: "since", label: "From" },
  to: { kind: "before", label: "Until", address: "until" },
} as const satisfies ListFilters;

const view = describedView(filters);

test("only the active filters are in the address, and invalid values are ignored", () => {
  const read = (query: string) => view.read(new URLSearchParams(query));
  const plain = { search: "", state: null, where: null, customer: null, from: null, until: null, page: 1 };
  expect(read("")).toEqual(plain);
  expect(read("state=lost&where=javascript:alert&from=2026-13-01&customer=x&page=0")).toEqual(plain);
  const narrowed = {
    search: "maya",
    state: "in_work",
    where: "/logbook/records/:id",
    customer: 3,
    from: "2026-11-01",
    until: "2026-11-23",
    page: 2,
  } as const;
  expect(read(view.write(narrowed).toString())).toEqual(narrowed);
  expect([view.isNarrowed(read("page=2")), view.isNarrowed(narrowed)]).toEqual([false, true]);
});

test("the address gives the query variables, with whole local days and the offset of the page", () => {
  const query = new URLSearchParams("search=maya&where=/logbook&from=2026-11-01&until=2026-11-02&page=3");
  expect(pageVariables({ filters, pageSize: 25 }, query)).toEqual({
    person: "maya",
    state: null,
    page: "/logbook",
    customerId: null,
    from: new Date("2026-11-01T00:00:00").toISOString(),
    to: new Date("2026-11-03T00:00:00").toISOString(),
    limit: 25,
    offset: 50,
  });
});
