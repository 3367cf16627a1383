import { expect, test } from "vitest";
import { points } from "./points.ts";

function purse(perMinute: number) {
  let now = 5_000;
  return {
    ...points(perMinute, () => now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("points are spent until there are none, and come back evenly", () => {
  const { spend, pass } = purse(60);
  expect([spend("a", 60), spend("a", 1), spend("b", 1)]).toEqual([0, 1, 0]);
  pass(1000);
  expect([spend("a", 1), spend("a", 1)]).toEqual([0, 1]);
  pass(10_000);
  expect([spend("a", 11), spend("a", 10), spend("a", 40)]).toEqual([1, 0, 40]);
  pass(3_600_000);
  expect([spend("a", 60), spend("a", 1)]).toEqual([0, 1]);
});

test("what costs more than there can be is had for all of them", () => {
  const { spend } = purse(3);
  expect([spend("a", 50), spend("a", 1)]).toEqual([0, 20]);
});

test("what turned out to be used is owed", () => {
  const { spend, owe, spent, pass } = purse(60);
  owe("a", 90);
  expect([spend("a", 1), spent("a")]).toEqual([31, 1.5]);
  pass(31_000);
  expect(spend("a", 1)).toBe(0);
});

test("the part that is spent says who is greedy", () => {
  const { spend, spent, pass } = purse(100);
  spend("a", 30);
  expect([spent("a"), spent("b")]).toEqual([0.3, 0]);
  pass(6_000);
  expect(spent("a")).toBeCloseTo(0.2);
});
