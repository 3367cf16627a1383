import { expect, test } from "vitest";
import { computeMedian, computeQuantile, deviationOf } from "./statistics.ts";

test("the median and the deviation of values are computed", () => {
  expect(computeMedian([])).toBe(0);
  expect(computeMedian([3, 1, 2])).toBe(2);
  expect(computeMedian([1, 2, 3, 10])).toBe(2.5);
  expect(deviationOf([10, 12, 14, 100])).toBe(2);
});

test("quantiles are interpolated between neighbouring values", () => {
  expect([0, 0.25, 0.5, 1].map((share) => computeQuantile([60, 10, 20, 50, 30, 40], share))).toEqual([
    10, 22.5, 35, 60,
  ]);
});
