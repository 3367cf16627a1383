import { expect, test } from "vitest";
import { attemptsOf } from "../../test/results.ts";
import { passesInARow } from "./passes-in-a-row.ts";

test.each([
  ["", 0, 0],
  ["+++-+", 1, 3],
  ["++-", 0, 2],
  ["+o+", 2, 2],
  ["+++|+", 1, 3],
] as const)("of %s the last %i are passed in a row, %i at most", (story, now, longest) => {
  expect(passesInARow(attemptsOf(story))).toEqual({ now, longest });
});
