import { expect, test } from "vitest";
import { requestsView } from "./requests-view.ts";

test("the number that somebody quotes leads to its request, and nonsense to all of them", () => {
  const read = (query: string) => requestsView.read(new URLSearchParams(query));
  const plain = {
    search: "",
    person: null,
    customer: null,
    request: "",
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
