import { expect, test } from "vitest";
import { medianOfEnoughCases } from "./dose-median.ts";

test("a median is given from three cases on, and the number of cases always", () => {
  expect(medianOfEnoughCases({ median: 4, cases: 2 })).toEqual({ median: null, cases: 2 });
  expect(medianOfEnoughCases({ median: 4, cases: 3 })).toEqual({ median: 4, cases: 3 });
  expect(medianOfEnoughCases({ median: null, cases: 0 })).toEqual({ median: null, cases: 0 });
});
