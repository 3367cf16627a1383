import { expect, test } from "vitest";
import { aMetric } from "../../../test/a-document.ts";
import type { MetricDefinition } from "../exercise-definition.ts";
import { type AnalysisDefinition, analysisTable, dictionaryColumns } from "./analysis-table.ts";
import type { AnalysisRun } from "./run-columns.ts";

const dose = (over: Partial<MetricDefinition> = {}) =>
  aMetric("dose", { label: "Dose", description: "At the skin.", unit: "mGy", minimum: 0, ...over });
const crossed = aMetric("crossed", { data_type: "bool", value_format: "yesno", order: 1 });

const definition = (exerciseId: number, over: Partial<AnalysisDefinition> = {}): AnalysisDefinition => ({
  exerciseId,
  exerciseKey: "evar/one",
  exerciseName: "One",
  moduleVersion: "1.0",
  resultFormatVersion: "2",
  definition: {
    groups: [],
    metrics: [dose(), crossed],
    benchmarks: [{ id: "b", metric: "dose", default_operator: "lessthan", value: 300 }],
  },
  ...over,
});

const run = (over: Partial<AnalysisRun> = {}): AnalysisRun => ({
  id: "r",
  personId: "p",
  personName: "Maya Lindqvist",
  email: null,
  moduleCode: "evar",
  moduleName: "EVAR",
  moduleVersion: "1.0",
  exerciseId: 1,
  exerciseKey: "evar/one",
  exerciseName: "One",
  courseName: null,
  unitName: null,
  startedAt: "2026-11-23T10:00:00.000+01:00",
  endedAt: "2026-11-23T10:04:00.000+01:00",
  timeZone: "Europe/Stockholm",
  durationSeconds: 240,
  source: "station",
  sessionId: "s",
  launchId: null,
  serviceTag: "NGT",
  isCompleted: true,
  outcome: "notMet",
  asked: 3,
  measured: 2,
  evaluated: 2,
  met: 1,
  progress: 50,
  implausible: [],
  values: { dose: 12.345, crossed: false },
  ...over,
});

/** The row of a run as an object with the column names as keys. */
function toRow(definitions: readonly AnalysisDefinition[], of: AnalysisRun) {
  const { columns } = analysisTable(definitions);
  return Object.fromEntries(columns.map(({ name, value }) => [name, value(of)]));
}

test("a run is a row with times in its zone, source, coverage, criteria, and each metric with its unit", () => {
  expect(toRow([definition(1)], run())).toMatchObject({
    run_id: "r",
    person_id: "p",
    module_version: "1.0",
    result_format_version: "2",
    started_at: "2026-11-23T10:00:00.000+01:00",
    time_zone: "Europe/Stockholm",
    source: "station",
    session_id: "s",
    launch_id: null,
    is_completed: true,
    outcome: "notMet",
    counts: true,
    is_passed: false,
    criteria_asked: 3,
    criteria_measured: 2,
    coverage_percent: 66.6,
    criteria_evaluated: 2,
    criteria_met: 1,
    score_percent: 50,
    is_plausible: true,
    implausible: null,
    "metric.dose [mGy]": 12.345,
    "metric.crossed": false,
  });
});

test("a run that does not count has no verdict and has the reason", () => {
  const early = run({
    outcome: "implausible",
    implausible: ["Dose: 1 h", "Time"],
    progress: null,
    asked: 0,
    measured: 0,
  });
  expect(toRow([definition(1)], early)).toMatchObject({
    counts: false,
    is_passed: null,
    score_percent: null,
    coverage_percent: null,
    is_plausible: false,
    implausible: "Dose: 1 h; Time",
  });
});

test("a missing value is empty, even for a metric named like an object's own method", () => {
  const odd = definition(1, {
    definition: { groups: [], metrics: [dose(), aMetric("to_string"), aMetric("valueof")], benchmarks: [] },
  });
  const row = toRow([odd], run({ values: { dose: null } }));
  expect([row["metric.dose [mGy]"], row["metric.to_string"], row["metric.valueof"]]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a metric shares one column over exercises and versions, unless its unit or type differs", () => {
  const ofTwo = (metric: MetricDefinition) => ({
    definition: { groups: [], metrics: [metric], benchmarks: [] },
  });
  const definitions = [
    definition(1),
    definition(2, { moduleVersion: "1.1", ...ofTwo(dose({ description: "" })) }),
    definition(3, { exerciseKey: "evar/two", ...ofTwo(dose({ unit: "Gy" })) }),
    definition(4, {
      exerciseKey: "evar/three",
      ...ofTwo(dose({ data_type: "string", value_format: "text" })),
    }),
    definition(5, { exerciseKey: "evar/four", ...ofTwo(aMetric("wire_time", { value_format: "time" })) }),
  ];
  const names = analysisTable(definitions).columns.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("metric."))).toEqual([
    "metric.dose [mGy] (number)",
    "metric.dose [mGy] (text)",
    "metric.crossed",
    "metric.dose [Gy]",
    "metric.wire_time [s]",
  ]);
  expect(new Set(names).size).toBe(names.length);
  const gray = toRow(definitions, run({ exerciseId: 3, values: { dose: 2, crossed: true } }));
  expect(gray).toMatchObject({
    "metric.dose [Gy]": 2,
    "metric.dose [mGy] (number)": null,
    "metric.crossed": null,
  });
});

test("the dictionary describes every column, and the benchmarks of every metric in every version", () => {
  const later = definition(2, {
    moduleVersion: "1.1",
    definition: {
      groups: [],
      metrics: [dose({ maximum: 900 })],
      benchmarks: [{ id: "b", metric: "dose", default_operator: "lessequal", value: 250 }],
    },
  });
  const { columns, dictionary } = analysisTable([definition(1), later]);
  for (const { name, type } of columns) {
    const entries = dictionary.filter(({ column }) => column === name);
    expect(entries.length, name).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(entry.type).toBe(type);
      expect(entry.meaning, name).not.toBe("");
      expect(entry.origin, name).not.toBe("");
    }
  }
  expect(dictionary.filter(({ internalId }) => internalId === "dose")).toMatchObject([
    {
      column: "metric.dose [mGy]",
      meaning: "Dose: At the skin.",
      moduleVersion: "1.0",
      range: "0 or more",
      benchmarkOperator: "lessthan",
      benchmarkValue: 300,
    },
    {
      column: "metric.dose [mGy]",
      moduleVersion: "1.1",
      range: "0 to 900",
      benchmarkOperator: "lessequal",
      benchmarkValue: 250,
    },
  ]);
  const names = dictionaryColumns.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
