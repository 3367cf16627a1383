import fc from "fast-check";
import { comparisonOperators } from "../src/enumerations.ts";
import type { Attempt } from "../src/results/attempts.ts";
import type {
  Benchmark,
  ExerciseDefinition,
  MetricDefinition,
  MetricGroup,
  MetricValue,
  MetricValues,
} from "../src/results/exercise-definition.ts";
import type { MeasuredRun } from "../src/results/plausibility.ts";
import { instant } from "../src/time.ts";

export function aMetric(internal_id: string, overrides: Partial<MetricDefinition> = {}): MetricDefinition {
  return {
    internal_id,
    label: internal_id,
    description: "",
    unit: "",
    data_type: "float",
    value_format: "number",
    is_comparable: true,
    order: 0,
    ...overrides,
  };
}

export function aBenchmark(
  metric: string,
  default_operator: Benchmark["default_operator"],
  value: MetricValue,
): Benchmark {
  return { id: `${metric} ${default_operator}`, metric, default_operator, value };
}

export function aGroup(
  label: string,
  metrics: readonly string[],
  groups: readonly MetricGroup[] = [],
): MetricGroup {
  return { label, description: "", is_expanded_by_default: true, metrics, groups };
}

export function anExercise(overrides: Partial<ExerciseDefinition> = {}): ExerciseDefinition {
  return { groups: [], metrics: [], benchmarks: [], ...overrides };
}

export const someValue: fc.Arbitrary<MetricValue> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -50, max: 50 }),
  fc.boolean(),
  fc.string(),
);
export const someOperator = fc.constantFrom(...comparisonOperators);
export const nothing = fc.constantFrom(null, undefined, Number.NaN, Infinity, -Infinity, "", "  ");

const dayMs = 86_400_000;
const monday = Date.UTC(2026, 8, 7);

/** A run of ten minutes that reached its end. */
export function aRun(values: MetricValues, overrides: Partial<MeasuredRun> = {}): MeasuredRun {
  return {
    startedAt: instant(monday),
    endedAt: instant(monday + 600_000),
    isCompleted: true,
    values,
    ...overrides,
  };
}

/** Attempts a day apart, numbered from 1: a pass +, a failure -, one that does not count o; | begins another version. */
export function getAttempts(story: string): readonly Attempt[] {
  const attempts: Attempt[] = [];
  let version = 1;
  for (const sign of story) {
    if (sign === "|") version += 1;
    else
      attempts.push({
        id: String(attempts.length + 1),
        startedAt: instant(monday + attempts.length * dayMs),
        version: `${version}.0`,
        isMet: sign === "o" ? null : sign !== "-",
      });
  }
  return attempts;
}

export const someAttempts: fc.Arbitrary<readonly Attempt[]> = fc
  .array(
    fc.record({
      startedAt: fc.integer({ min: 0, max: 9 }).map((days) => instant(monday + days * dayMs)),
      version: fc.constantFrom("1.0", "2.0"),
      isMet: fc.constantFrom(true, false, null),
    }),
    { maxLength: 12 },
  )
  .map((attempts) => attempts.map((each, index) => ({ ...each, id: String.fromCharCode(97 + index) })));
