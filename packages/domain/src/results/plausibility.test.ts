import { describe, expect, test } from "vitest";
import { aMetric, anExercise, aRun } from "../../test/results.ts";
import { instant } from "../time.ts";
import type { MetricDefinition, MetricValue } from "./exercise-definition.ts";
import { getImplausibilities } from "./plausibility.ts";

const time = { value_format: "time" } as const;
const percent = { value_format: "percent" } as const;

// The values belong to a run of ten minutes.
test.each<[string, Partial<MetricDefinition>, MetricValue | null, string | undefined]>([
  ["a time as long as the run", time, 600, undefined],
  ["a time measured slightly longer than the run", time, 605, undefined],
  ["a time that is longer than the run", time, 607, "longer_than_run"],
  ["a negative time", time, -500, "below_minimum"],
  ["a negative time shown as 0:00", time, -0.4, undefined],
  ["a time with a maximum longer than the run", { ...time, maximum: 7200 }, 5400, undefined],
  ["a time above such a maximum", { ...time, maximum: 7200 }, 7201, "above_maximum"],
  ["a share of 100 %", percent, 100, undefined],
  ["a share shown as 100.00%", percent, 100.004, undefined],
  ["900 %", percent, 900, "above_maximum"],
  ["-1 %", percent, -1, "below_minimum"],
  ["a share with a maximum above 100 %", { ...percent, maximum: 200 }, 120, undefined],
  ["a number without limits", {}, -1e9, undefined],
  ["a number below its minimum", { minimum: 0 }, -0.01, "below_minimum"],
  ["a number above its maximum", { minimum: 0, maximum: 10 }, 10.01, "above_maximum"],
  ["a missing value", percent, null, undefined],
  ["a text", { ...percent, data_type: "string" }, "900", undefined],
])("%s", (_, metric, value, code) => {
  const definition = anExercise({ metrics: [aMetric("m", { label: "M", ...metric })] });
  const found = getImplausibilities(definition, aRun({ m: value }));
  expect(found.map((each) => each.code)).toEqual(code === undefined ? [] : [code]);
});

describe("plausibility of a whole run", () => {
  const { startedAt } = aRun({});
  const nothing = anExercise();

  test("a completed run without any duration is implausible", () => {
    expect(getImplausibilities(nothing, aRun({}, { endedAt: startedAt }))).toEqual([{ code: "no_time" }]);
    expect(getImplausibilities(nothing, aRun({}, { endedAt: instant(startedAt + 1) }))).toEqual([]);
    expect(getImplausibilities(nothing, aRun({}, { endedAt: startedAt, isCompleted: false }))).toEqual([]);
  });

  test("the first five implausible values are kept, in the order of the metrics", () => {
    const metrics = [6, 5, 4, 3, 2, 1].map((order) => aMetric(`m${order}`, { order, ...percent }));
    const values = Object.fromEntries(metrics.map(({ internal_id }) => [internal_id, 101]));
    const found = getImplausibilities(anExercise({ metrics }), aRun(values));
    expect(found.map((each) => (each.code === "no_time" ? "" : each.metric))).toEqual([
      "m1",
      "m2",
      "m3",
      "m4",
      "m5",
    ]);
  });
});
