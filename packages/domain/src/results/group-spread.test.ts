import fc from "fast-check";
import { expect, test } from "vitest";
import { getSpread } from "./group-spread.ts";

test("the quartiles equal values worked out by hand", () => {
  expect(getSpread([5, 1, 4, 2, 3])).toEqual({ people: 5, lowerQuartile: 2, median: 3, upperQuartile: 4 });
  // The quartiles are at the positions 1.25, 2.5 and 3.75 of 10, 20, … 60.
  expect(getSpread([60, 10, 20, 50, 30, 40])).toEqual({
    people: 6,
    lowerQuartile: 22.5,
    median: 35,
    upperQuartile: 47.5,
  });
});

test("no spread is given for fewer than five people", () => {
  expect(getSpread([1, 2, 3, 4])).toBeNull();
  expect(getSpread([])).toBeNull();
});

test("the quartiles are in order, between the lowest and the highest value", () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(values, (all) => {
      const spread = getSpread(all);
      if (spread === null) throw new Error("nothing was told");
      const { lowerQuartile, median, upperQuartile } = spread;
      const line = [Math.min(...all), lowerQuartile, median, upperQuartile, Math.max(...all)];
      expect(line.toSorted((one, other) => one - other)).toEqual(line);
    }),
  );
});
