import { failedRequestList, feedbackList } from "@cathedra/domain/lists";
import { expect, test } from "vitest";
import { describedView, pageVariables } from "./described-view.ts";

const feedbackView = describedView(feedbackList.filters);
const requestsView = describedView(failedRequestList.filters);

test("what is looked for stands in the address, and nothing else", () => {
  const read = (query: string) => feedbackView.read(new URLSearchParams(query));
  const plain = { search: "", state: null, where: null, from: null, until: null, page: 1 };
  expect(read("")).toEqual(plain);
  expect(read("state=lost&where=javascript:alert&from=2026-13-01&page=0")).toEqual(plain);
  const narrowed = {
    search: "maya",
    state: "in_work",
    where: "/logbook/records/:id",
    from: "2026-11-01",
    until: "2026-11-23",
    page: 2,
  } as const;
  expect(read(feedbackView.write(narrowed).toString())).toEqual(narrowed);
});

test("the number that somebody quotes leads to its request, and nonsense to all of them", () => {
  const read = (query: string) => requestsView.read(new URLSearchParams(query));
  const plain = {
    search: "",
    person: null,
    customer: null,
    request: null,
    code: null,
    from: null,
    until: null,
    page: 1,
  };
  expect(read("request=x&code=NOTHING&page=-1")).toEqual(plain);
  const narrowed = {
    ...plain,
    request: "0f3a-4b2c-17",
    person: "5ca1ab1e-1",
    customer: 3,
    code: "FORBIDDEN",
  } as const;
  expect(read(requestsView.write(narrowed).toString())).toEqual(narrowed);
  expect(requestsView.isNarrowed(narrowed)).toBe(true);
});

test("the address becomes the contract's arguments: whole days by the browser's clock, and a page of rows", () => {
  const query = new URLSearchParams("search=maya&where=/logbook&from=2026-11-01&until=2026-11-02&page=3");
  expect(pageVariables(feedbackList, query)).toEqual({
    person: "maya",
    state: null,
    page: "/logbook",
    from: new Date("2026-11-01T00:00:00").toISOString(),
    to: new Date("2026-11-03T00:00:00").toISOString(),
    limit: 25,
    offset: 50,
  });
});
