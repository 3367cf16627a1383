import { expect, test } from "vitest";
import { countedText, countText } from "./count-text.ts";

test.each([
  [0, "0", "0 events"],
  [1, "1", "1 event"],
  [9999, "9,999", "9,999 events"],
  [10_000, "10,000+", "10,000 or more events"],
])("the count %d has a short and a long text", (count, short, long) => {
  expect(countText(count)).toBe(short);
  expect(countedText(count, "event")).toBe(long);
});

test("people are counted as person and people", () => {
  expect([1, 7].map((count) => countedText(count, "person"))).toEqual(["1 person", "7 people"]);
});
