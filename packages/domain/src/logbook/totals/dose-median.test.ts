import { expect, test } from "vitest";
import { honestMedian } from "./dose-median.ts";

test("two cases have no median, three have one, and the number is always told", () => {
  expect(honestMedian({ median: 4, cases: 2 })).toEqual({ median: null, cases: 2 });
  expect(honestMedian({ median: 4, cases: 3 })).toEqual({ median: 4, cases: 3 });
  expect(honestMedian({ median: null, cases: 0 })).toEqual({ median: null, cases: 0 });
});
