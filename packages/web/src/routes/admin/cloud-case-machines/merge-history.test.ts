import { expect, test } from "vitest";
import { mergeHistory } from "./merge-history.ts";

const changes = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));

test("new entries are put before the loaded ones, without duplicates or gaps", () => {
  expect(mergeHistory(changes(9, 8, 7), changes(7, 6, 5, 4))).toEqual(changes(9, 8, 7, 6, 5, 4));
  expect(mergeHistory(changes(9, 8), changes(9, 8, 7))).toEqual(changes(9, 8, 7));
  expect(mergeHistory(changes(9, 8), [])).toEqual(changes(9, 8));
});

test("loaded entries behind a gap are dropped", () => {
  expect(mergeHistory(changes(20, 19), changes(9, 8, 7))).toEqual(changes(20, 19));
});
