import { expect, test } from "vitest";
import { tokenBucket } from "./token-bucket.ts";

function purse(perMinute: number) {
  let now = 5_000;
  return {
    ...tokenBucket(perMinute, () => now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("points can be spent until none are left, and refill evenly", () => {
  const { spend, pass } = purse(60);
  expect([spend("a", 60), spend("a", 1), spend("b", 1)]).toEqual([0, 1, 0]);
  pass(1000);
  expect([spend("a", 1), spend("a", 1)]).toEqual([0, 1]);
  pass(10_000);
  expect([spend("a", 11), spend("a", 10), spend("a", 40)]).toEqual([1, 0, 40]);
  pass(3_600_000);
  expect([spend("a", 60), spend("a", 1)]).toEqual([0, 1]);
});

test("a cost above the maximum takes all points", () => {
  const { spend } = purse(3);
  expect([spend("a", 50), spend("a", 1)]).toEqual([0, 20]);
});

test("a cost that is known only afterwards becomes a debt", () => {
  const { spend, owe, spent, pass } = purse(60);
  owe("a", 90);
  expect([spend("a", 1), spent("a")]).toEqual([31, 1.5]);
  pass(31_000);
  expect(spend("a", 1)).toBe(0);
});

test("the spent share identifies heavy users", () => {
  const { spend, spent, pass } = purse(100);
  spend("a", 30);
  expect([spent("a"), spent("b")]).toEqual([0.3, 0]);
  pass(6_000);
  expect(spent("a")).toBeCloseTo(0.2);
});
