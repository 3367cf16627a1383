import { expect, test } from "vitest";
import { countsText, isOpenAtFirst } from "./counts-text.ts";

test("the counts of a group show what was met, of what was evaluated (6.008)", () => {
  const text = (met: number, not_met: number, not_evaluated: number, measured: number) =>
    countsText({ counts: { met, not_met, not_evaluated }, measured });
  expect(text(3, 2, 4, 7)).toBe("3 of 5 met");
  expect(text(0, 0, 4, 1)).toBe("1 of 4 measured");
  expect(text(0, 0, 4, 4)).toBe("4 metrics");
  expect(text(0, 0, 4, 0)).toBe("No values (4)");
  expect(text(0, 0, 0, 0)).toBe("");
});

test("a group without measured values is collapsed at first, whatever its exercise sets (6.006)", () => {
  expect(isOpenAtFirst({ isExpandedByDefault: true, measured: 1 })).toBe(true);
  expect(isOpenAtFirst({ isExpandedByDefault: true, measured: 0 })).toBe(false);
  expect(isOpenAtFirst({ isExpandedByDefault: false, measured: 1 })).toBe(false);
});
