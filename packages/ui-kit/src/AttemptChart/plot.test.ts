import { describe, expect, test } from "vitest";
import {
  changes,
  getColumns,
  getHeight,
  getOutliers,
  getPlace,
  getRange,
  getScale,
  getTicks,
  joins,
  latestStretchStart,
} from "./plot.ts";

describe("range of a chart", () => {
  test("the range contains every value and has round bounds", () => {
    expect(getRange([312, 287, 401])).toEqual([250, 450]);
    expect(getRange([3, 95])).toEqual([0, 100]);
    expect(getRange([])).toEqual([0, 1]);
  });
  test("the range has space around a single value", () => {
    for (const value of [7, -3, 1e9]) {
      const [low, high] = getRange([value]);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    }
  });
  test("the range begins at zero if all values are zero, because none can be less", () => {
    expect(getRange([0, 0])).toEqual([0, 1]);
  });
  test("the range has few lines", () => {
    for (const values of [
      [0, 1],
      [3, 95],
      [250, 450],
      [0, 1e6],
    ])
      expect(getTicks(getRange(values)).length).toBeLessThanOrEqual(7);
  });
  test("times have round ticks, and counts have no fractions", () => {
    const minutes = (values: readonly number[]) =>
      getTicks(getRange(values, { kind: "seconds" }), "seconds").map((tick) => tick / 60);
    expect(minutes([805, 3200, 1500])).toEqual([0, 20, 40, 60]);
    expect(minutes([20 * 60, 30 * 60])).toEqual([20, 25, 30]);
    expect(getTicks(getRange([12, 95], { kind: "seconds" }), "seconds")).toEqual([0, 50, 100]);
    expect(getTicks(getRange([0, 5 * 3600], { kind: "seconds" }), "seconds")).toEqual(
      [0, 2, 4, 6].map((hours) => hours * 3600),
    );
    expect(getTicks(getRange([1, 3], { kind: "whole" }), "whole")).toEqual([1, 2, 3]);
  });
  test("the range stays within the possible values, and yes or no values have both", () => {
    const percent = { limits: { minimum: 0, maximum: 100 } };
    expect(getRange([100, 100], percent)).toEqual([90, 100]);
    expect(getRange([3, 0], percent)).toEqual(getRange([3, 0]));
    // Definitions allow values beyond the limits, and these must not be cut off.
    expect(getRange([90, 104], percent)[1]).toBe(104);
    expect(getRange([1, 1], { kind: "yesno" })).toEqual([0, 1]);
  });
  test("values and points are positioned", () => {
    expect(getHeight(300, [200, 400])).toBe(0.5);
    expect(getHeight(1000, [200, 400])).toBe(1);
    expect([getPlace(0, 2), getPlace(1, 2), getPlace(0, 1)]).toEqual([0.25, 0.75, 0.5]);
  });
});

test("points of one key share a column, and all others have their own", () => {
  const points = [{}, { columnKey: "a" }, { columnKey: "a" }, { columnKey: "b" }, {}, {}];
  expect(getColumns(points)).toEqual([0, 1, 1, 2, 3, 4]);
});

test("lines skip missing values, and are interrupted between sections", () => {
  const points = [
    { value: 1, stretch: "a" },
    { value: null, stretch: "a" },
    { value: 2, stretch: "a" },
    { value: 3, stretch: "b" },
    { value: 4, stretch: "b" },
    { value: 5, stretch: "a" },
  ];
  expect(joins(points)).toEqual([
    [0, 2],
    [3, 4],
  ]);
  expect(changes(points)).toEqual([3, 5]);
  expect(latestStretchStart(points)).toBe(5 / 6);
  expect(latestStretchStart(points.slice(0, 3))).toBe(0);
  const again = [1, 2, 0.5].map((value, index) => ({ value, stretch: "a", isStart: index === 2 }));
  expect(joins(again)).toEqual([[0, 1]]);
});

test("points set apart are not connected, and do not affect the scale", () => {
  const points = [
    { id: "a", value: 400, stretch: "1" },
    { id: "early", value: 20, stretch: "1", isApart: true },
    { id: "b", value: 350, stretch: "1" },
    { id: "odd", value: 9000, stretch: "1", isApart: true },
    { id: "near", value: 360, stretch: "1", isApart: true },
  ];
  expect(joins(points)).toEqual([[0, 2]]);
  const { range, beyond } = getScale(points, [300]);
  expect(range).toEqual(getRange([400, 350, 300]));
  expect([...beyond]).toEqual(["early", "odd"]);
  const apart = points.filter(({ isApart }) => isApart === true);
  expect(getScale(apart, [])).toEqual({ range: getRange([20, 9000, 360]), beyond: new Set() });
});

test("an outlier is drawn at the edge of the scale of all others", () => {
  const points = [300, 310, 290, 305, 86_400].map((value, index) => ({ id: String(index), value }));
  const { range, beyond } = getScale(points, []);
  expect([...beyond]).toEqual(["4"]);
  expect(range[1]).toBeLessThan(400);
});

describe("outliers", () => {
  const at = (values: readonly (number | null)[]) =>
    values.map((value, index) => ({ id: String(index), value }));
  test("values far beyond the others are drawn at the edge, so that the others are distinguishable", () => {
    expect([...getOutliers(at([300, 310, 290, 305, 86_400]), [])]).toEqual(["4"]);
    expect([...getOutliers(at([300, -90_000, 290, 305, null]), [])]).toEqual(["1"]);
  });
  test("a far value is no outlier if the target is as far, if there are few values, or if they are spread evenly", () => {
    expect(getOutliers(at([300, 310, 290, 305, 900]), [900]).size).toBe(0);
    expect(getOutliers(at([1, 1000, 2]), []).size).toBe(0);
    expect(getOutliers(at([100, 200, 300, 400, 900]), []).size).toBe(0);
    expect(getOutliers(at([5, 5, 5, 5]), []).size).toBe(0);
  });
});
