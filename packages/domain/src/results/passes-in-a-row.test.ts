import { expect, test } from "vitest";
import { getAttempts } from "../../test/results.ts";
import { passesInARow } from "./passes-in-a-row.ts";

test.each([
  ["", 0, 0],
  ["+++-+", 1, 3],
  ["++-", 0, 2],
  ["+o+", 2, 2],
  ["+++|+", 1, 3],
] as const)("%s ends with %i passes in a row, and has at most %i", (story, now, longest) => {
  expect(passesInARow(getAttempts(story))).toEqual({ now, longest });
});
