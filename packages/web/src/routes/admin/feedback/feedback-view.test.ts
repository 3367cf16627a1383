import { expect, test } from "vitest";
import { feedbackView } from "./feedback-view.ts";

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
