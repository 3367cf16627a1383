import { expect, test } from "vitest";
import { seededRandom } from "./random.ts";

test("the same seed gives the same choices, and another seed gives others", () => {
  const three = (seed: number) => Array.from({ length: 3 }, seededRandom(seed).next);
  expect(three(1)).toEqual(three(1));
  expect(three(1)).not.toEqual(three(2));
});

test("choices stay within their bounds and reach them", () => {
  const random = seededRandom(3);
  const numbers = Array.from({ length: 2000 }, () => random.int(2, 5));
  expect(new Set(numbers)).toEqual(new Set([2, 3, 4, 5]));
  for (let count = 0; count < 500; count += 1) {
    const dose = random.decimal(0.4, 62, 1);
    expect(dose).toBeGreaterThanOrEqual(0.4);
    expect(dose).toBeLessThanOrEqual(62);
    expect(dose).toBe(Number(dose.toFixed(1)));
  }
  expect(() => random.pick([])).toThrow(RangeError);
});

test("chances have the given frequency", () => {
  const random = seededRandom(4);
  const hits = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(2800);
  expect(hits).toBeLessThan(3200);
});

test("ids have the form of a UUID of version 4", () => {
  const random = seededRandom(5);
  const ids = Array.from({ length: 5000 }, random.uuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
