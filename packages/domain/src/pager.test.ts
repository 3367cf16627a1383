import fc from "fast-check";
import { expect, test } from "vitest";
import { pageCount, pagesToShow } from "./pager.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 10, [1, 2, "gap", 10]],
  [3, 10, [1, 2, 3, 4, "gap", 10]],
  [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
  [10, 10, [1, "gap", 9, 10]],
  [99, 10, [1, "gap", 9, 10]],
  [0, 0, [1]],
])("on page %i of %i: %j (7.050)", (current, total, shown) => {
  expect(pagesToShow(current, total)).toEqual(shown);
});

test("the first, last and current page and its neighbours are shown, with gaps only for hidden pages", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (current, total) => {
      fc.pre(current <= total);
      const shown = pagesToShow(current, total);
      const pages = shown.filter((each) => each !== "gap");
      const wanted = [1, current - 1, current, current + 1, total].filter(
        (each) => each >= 1 && each <= total,
      );
      expect(new Set(pages)).toEqual(new Set(wanted));
      for (const [index, each] of shown.entries()) {
        const before = shown[index - 1];
        if (each === "gap") {
          const after = shown[index + 1];
          expect(Number(after) - Number(before)).toBeGreaterThan(1);
        } else if (index > 0 && before !== "gap") expect(each).toBe(Number(before) + 1);
      }
    }),
  );
});

test("there are exactly as many pages as the records need", () => {
  expect(pageCount(0, 25)).toBe(1);
  expect(pageCount(25, 25)).toBe(1);
  expect(pageCount(26, 25)).toBe(2);
});
