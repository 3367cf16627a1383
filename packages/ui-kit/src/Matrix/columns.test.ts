import { expect, test } from "vitest";
import { longestHeadWord, steppedTo } from "./columns.ts";

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

test("keys that do not navigate move nothing in a matrix", () => {
  for (const key of ["Enter", "Tab", "a", "constructor"])
    expect(steppedTo(key, { row: 0, column: 0 }, size)).toBeUndefined();
});

test("named columns are as wide as the longest word of their heads, up to a maximum", () => {
  const named = (header: string, shortHeader?: string) => ({
    header,
    look: "named" as const,
    ...(shortHeader === undefined ? {} : { shortHeader }),
  });
  expect(longestHeadWord([{ header: "Proficiency" }, { header: "Participants", look: "words" }])).toBe(0);
  expect(
    longestHeadWord([
      named("Posterior communicating artery (Catheterisation)", "Posterior communicating artery"),
    ]),
  ).toBe("communicating".length);
  expect(longestHeadWord([named("Balloon-assisted"), named("Tip")])).toBe("assisted".length);
  expect(longestHeadWord([named("x".repeat(300))])).toBe(22);
});
