import { expect, test } from "vitest";
import { aBenchmark, aMetric, anExercise, aRun } from "../../test/results.ts";
import { evaluate } from "../results/evaluate-run.ts";
import type { MeasuredRun } from "../results/plausibility.ts";
import { criteriaText, runOutcomeText } from "./run-outcome.ts";

const exercise = anExercise({
  metrics: [
    aMetric("time", { label: "Procedure time", value_format: "time" }),
    aMetric("stenosis", { label: "Residual stenosis", value_format: "percent" }),
    aMetric("contrast", { order: 9 }),
  ],
  benchmarks: [aBenchmark("time", "lessequal", 600), aBenchmark("stenosis", "lessthan", 20)],
});
const all = { time: 590, stenosis: 10 };
const { startedAt } = aRun({});

test.each<[string, MeasuredRun, string, string, string]>([
  ["passed", aRun(all), "met", "Succesfully met all criteria", "2 of 2 criteria met"],
  [
    "not passed",
    aRun({ ...all, stenosis: 30 }),
    "notMet",
    "Did not meet all criteria",
    "1 of 2 criteria met",
  ],
  [
    "partly measured and not met",
    aRun({ stenosis: 30 }),
    "notMet",
    "Did not meet all criteria",
    "1 of 2 measured, 0 met",
  ],
  ["partly measured", aRun({ time: 590 }), "partlyMeasured", "1 of 2 measured", ""],
  ["no value of a benchmark's metric", aRun({ contrast: 5 }), "partlyMeasured", "0 of 2 measured", ""],
  ["no value at all", aRun({ time: null }), "nothingMeasured", "Nothing was measured", ""],
  ["ended early", aRun(all, { isCompleted: false }), "endedEarly", "Ended early", ""],
  [
    "implausible",
    aRun({ ...all, stenosis: 900 }),
    "implausible",
    "Implausible: Residual stenosis 900.00%, more than 100.00%",
    "",
  ],
  [
    "ended early and implausible",
    aRun({ time: 600, stenosis: -1 }, { endedAt: startedAt, isCompleted: false }),
    "implausible",
    "Implausible: Residual stenosis -1.00%, less than 0.00% and 1 more",
    "",
  ],
  [
    "a time that is longer than the run",
    aRun({ time: 600, stenosis: 10 }, { endedAt: startedAt, isCompleted: false }),
    "implausible",
    "Implausible: Procedure time 10:00 in a run of 0:00",
    "",
  ],
])("%s (6.007, M03)", (_, run, outcome, text, criteria) => {
  const judged = evaluate(exercise, run);
  expect([judged.outcome, runOutcomeText(judged), criteriaText(judged)]).toEqual([outcome, text, criteria]);
});

test("an exercise without benchmarks is not evaluated", () => {
  const judged = evaluate({ ...exercise, benchmarks: [] }, aRun(all));
  expect([judged.outcome, runOutcomeText(judged), criteriaText(judged)]).toEqual([
    "notEvaluated",
    "Not evaluated",
    "",
  ]);
});
