import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test.each([
  ["-20", "-20"],
  ["+50", "+50"],
  ["-0.25", "-0.25"],
  ["-20+A1", "'-20+A1"],
  ["+1e9", "'+1e9"],
  ["-", "'-"],
  ["@SUM(A1)", "'@SUM(A1)"],
])("%s is written as %s, with signs for numbers and formulas as text", (cell, written) => {
  expect(csvText([[cell]])).toBe(written);
});

test("separators are quoted, and no cell is a formula", () => {
  const rows = [
    ["Name", "Minutes"],
    ['Berg, "Mo"', 3],
    ["=1+1", -2],
    ["two\nlines", 0],
  ];
  expect(csvText(rows)).toBe('Name,Minutes\r\n"Berg, ""Mo""",3\r\n\'=1+1,-2\r\n"two\nlines",0');
});
