import { expect, test } from "vitest";
import { mergeHistory } from "./merge-history.ts";

const changes = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));

test("new changes come before those that were read, none twice and none left out", () => {
  expect(mergeHistory(changes(9, 8, 7), changes(7, 6, 5, 4))).toEqual(changes(9, 8, 7, 6, 5, 4));
  expect(mergeHistory(changes(9, 8), changes(9, 8, 7))).toEqual(changes(9, 8, 7));
  expect(mergeHistory(changes(9, 8), [])).toEqual(changes(9, 8));
});

test("a gap that no one has read is not passed over", () => {
  expect(mergeHistory(changes(20, 19), changes(9, 8, 7))).toEqual(changes(20, 19));
});
