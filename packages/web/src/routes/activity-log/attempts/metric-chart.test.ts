import { expect, test } from "vitest";
import { getChart } from "./metric-chart.ts";

const metric = {
  internal_id: "t",
  label: "Procedure time",
  description: "",
  unit: "s",
  data_type: "float",
  value_format: "time",
  is_comparable: true,
  order: 0,
  expert_reference: { median: 280, low: 240, high: 330, people: 12, source: "A register" },
} as const;
const series = {
  metric,
  benchmarks: [{ value: 300, default_operator: "lessequal" }],
  values: [400, 20, null, 280, 900],
  outcomes: ["not_met", "not_evaluated", "not_evaluated", "met", "not_evaluated"],
  best: "d",
  last: "d",
  change: null,
  hasImproved: null,
  passesNow: 1,
  longestRun: 1,
  spread: { people: 6, lowerQuartile: 250, median: 290, upperQuartile: 350 },
} as const;
const attempts = (["notMet", "endedEarly", "partlyMeasured", "met", "implausible"] as const).map(
  (outcome, index) => ({
    id: "abcde".charAt(index),
    activityStart: `2026-03-0${index + 1}T09:00:00Z`,
    moduleVersion: index < 3 ? "1.0" : "2.0",
    outcome,
  }),
);

test("attempts are points by outcome, those that do not count are set apart, and versions are sections (6.026)", () => {
  const { points, target, band, reference } = getChart(series, attempts, "a");
  expect(
    points.map(({ value, kind, stretch, isHere, isApart }) => [value, kind, stretch, isHere, isApart]),
  ).toEqual([
    [400, "not_met", "1.0", true, false],
    [20, "early", "1.0", false, true],
    [null, "plain", "1.0", false, false],
    [280, "met", "2.0", false, false],
    [900, "implausible", "2.0", false, true],
  ]);
  expect(points.map(({ valueText, note }) => [valueText, note])).toEqual([
    ["6:40", undefined],
    ["0:20", undefined],
    ["No Value", undefined],
    ["4:40", "best, last"],
    ["15:00", undefined],
  ]);
  expect(target).toEqual({ value: 300, text: "at most 5:00", isOfLatestStretch: true });
  expect(reference).toMatchObject({
    low: 240,
    middle: 280,
    high: 330,
    text: "Expert reference: median 4:40, range 4:00 to 5:30, 12 experts",
  });
  expect(band).toEqual({ low: 250, middle: 290, high: 350, text: "Middle half and median of 6 people" });
});

test("the target line needs a single benchmark number, and the band needs a group", () => {
  const chart = getChart(
    { ...series, metric: { ...metric, expert_reference: null }, benchmarks: [], spread: null },
    attempts,
  );
  expect(chart.reference).toBeUndefined();
  expect(chart.target).toBeUndefined();
  expect(chart.band).toBeUndefined();
  expect(chart.points.some(({ isHere }) => isHere === true)).toBe(false);
});

test("a value is drawn as it is shown, so that rounding errors do not stretch the axis", () => {
  const share = {
    ...series,
    metric: { ...series.metric, value_format: "percent" as const, unit: "%" },
    values: [100, 100.0000001, 99.999, 100, 100],
  };
  const { points, scale } = getChart(share, attempts);
  expect(points.map(({ value }) => value)).toEqual([100, 100, 100, 100, 100]);
  expect(scale?.limits).toEqual({ minimum: 0, maximum: 100 });
});
