import { expect, test } from "vitest";
import { getSummary } from "./metric-summary.ts";

const metric = {
  internal_id: "t",
  label: "Time",
  description: "",
  unit: "s",
  data_type: "float",
  value_format: "time",
  is_comparable: true,
  order: 0,
  expert_reference: null,
} as const;
const series = {
  metric,
  benchmarks: [{ value: 300, default_operator: "lessequal" }],
  values: [400, 280, 290],
  best: "b",
  last: "c",
  change: -110,
  hasImproved: true,
  passesNow: 2,
  longestRun: 2,
} as const;
const attempts = ["a", "b", "c"].map((id) => ({ id }));

test("a chart is also summarised as text", () => {
  expect(getSummary(series, attempts)).toBe(
    "Best 4:40, last 4:50, −1:50 since the first, better. Met 2 in a row now, 2 at most.",
  );
});

test("the summary leaves out missing values", () => {
  const nothing = { ...series, values: [null], best: null, last: null, change: null, hasImproved: null };
  expect(getSummary({ ...nothing, benchmarks: [] }, attempts)).toBe("");
  expect(getSummary({ ...nothing, passesNow: 0, longestRun: 0 }, attempts)).toBe("Not met yet.");
});
