import { expect, test } from "vitest";
import { steppedTo } from "./columns.ts";

const size = { rows: 3, columns: 4 };

test.each([
  ["ArrowDown", { row: 1, column: 1 }, { row: 2, column: 1 }],
  ["ArrowUp", { row: 0, column: 1 }, { row: 0, column: 1 }],
  ["ArrowRight", { row: 1, column: 3 }, { row: 1, column: 3 }],
  ["ArrowLeft", { row: 1, column: 3 }, { row: 1, column: 2 }],
  ["Home", { row: 1, column: 3 }, { row: 1, column: 0 }],
  ["End", { row: 1, column: 0 }, { row: 1, column: 3 }],
])("%s from %o", (key, from, to) => {
  expect(steppedTo(key, from, size)).toEqual(to);
});

test("other keys are not the table's", () => {
  for (const key of ["Enter", "Tab", "a", "constructor"])
    expect(steppedTo(key, { row: 0, column: 0 }, size)).toBeUndefined();
});
