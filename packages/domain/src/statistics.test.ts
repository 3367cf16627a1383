import { expect, test } from "vitest";
import { deviationOf, medianOf, quantileOf } from "./statistics.ts";

test("the median and the deviation of values are computed", () => {
  expect(medianOf([])).toBe(0);
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([1, 2, 3, 10])).toBe(2.5);
  expect(deviationOf([10, 12, 14, 100])).toBe(2);
});

test("quantiles are interpolated between neighbouring values", () => {
  expect([0, 0.25, 0.5, 1].map((share) => quantileOf([60, 10, 20, 50, 30, 40], share))).toEqual([
    10, 22.5, 35, 60,
  ]);
});
