import fc from "fast-check";
import { expect, test } from "vitest";
import { balancedColumns } from "./balanced-columns.ts";

test.each<[string, number[], number[]]>([
  ["no card", [], []],
  ["one card", [300], [0]],
  ["two cards", [111, 300], [0, 1]],
  ["a long third card among short ones", [111, 111, 470, 111], [0, 0, 1, 0]],
  ["a long last card", [111, 111, 111, 470], [0, 0, 0, 1]],
  ["two long cards", [111, 111, 470, 420], [0, 1, 0, 1]],
  ["a hidden card", [0, 300, 250], [0, 0, 1]],
])("%s", (_what, heights, expected) => {
  const columns = balancedColumns(heights);
  const height = (column: number, of: readonly number[]) =>
    heights.reduce((sum, each, index) => sum + (of[index] === column ? each : 0), 0);
  expect(columns).toHaveLength(heights.length);
  expect(Math.max(height(0, columns), height(1, columns))).toBe(
    Math.max(height(0, expected), height(1, expected)),
  );
});

test("the columns differ by at most the tallest card, and the first card is in the first column", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 600 }), { minLength: 1, maxLength: 6 }), (heights) => {
      const columns = balancedColumns(heights);
      const second = heights.reduce((sum, each, index) => sum + each * (columns[index] ?? 0), 0);
      const first = heights.reduce((sum, each) => sum + each, 0) - second;
      expect(columns[0]).toBe(0);
      expect(Math.abs(first - second)).toBeLessThanOrEqual(Math.max(...heights));
    }),
  );
});
