import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("what separates is quoted, and no cell is a formula", () => {
  const rows = [
    ["Name", "Minutes"],
    ['Berg, "Mo"', 3],
    ["=1+1", -2],
    ["two\nlines", 0],
  ];
  expect(csvText(rows)).toBe('Name,Minutes\r\n"Berg, ""Mo""",3\r\n\'=1+1,-2\r\n"two\nlines",0');
});
