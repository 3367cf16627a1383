import type { ComparisonOperator } from "../enumerations.ts";
import {
  type Benchmark,
  type ExerciseDefinition,
  isValue,
  type MetricDefinition,
  type MetricValue,
  measuredValue,
} from "./exercise-definition.ts";
import {
  getImplausibilities,
  getImplausibility,
  type Implausibilities,
  type MeasuredRun,
} from "./plausibility.ts";
import { type Format, roundedAsShown } from "./rounding.ts";
import { decideRunOutcome, type RunOutcome } from "./run-outcome.ts";

/** The outcome of a metric: without a benchmark or a value it is not evaluated (6.008). */
export const outcomes = ["met", "not_met", "not_evaluated"] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Whether a value meets its benchmark, compared as both are shown; null if it cannot be evaluated (6.008). Yes is 1 and no is
 * 0; texts are only compared for equality.
 */
export function isMet(
  format: Format,
  { value: benchmarkValue, default_operator }: Pick<Benchmark, "value" | "default_operator">,
  value: MetricValue | null | undefined,
): boolean | null {
  if (!isValue(value) || !isValue(benchmarkValue)) return null;
  if (typeof value === "string" || typeof benchmarkValue === "string") {
    if (typeof value !== typeof benchmarkValue) return null;
    if (default_operator !== "equal" && default_operator !== "notequal") return null;
    return (String(value).trim() === String(benchmarkValue).trim()) === (default_operator === "equal");
  }
  // A yes is compared with a yes, or with the 1 that some devices write for it; not with 12.5.
  if (typeof value !== typeof benchmarkValue && ![value, benchmarkValue].every(isTruth)) return null;
  const shown = (number: MetricValue) => roundedAsShown(format, Number(number), Number(benchmarkValue));
  return holds(default_operator, shown(value) - shown(benchmarkValue));
}

function isTruth(value: MetricValue): boolean {
  return typeof value === "boolean" || value === 0 || value === 1;
}

function holds(operator: ComparisonOperator, difference: number): boolean {
  switch (operator) {
    case "lessthan":
      return difference < 0;
    case "lessequal":
      return difference <= 0;
    case "equal":
      return difference === 0;
    case "notequal":
      return difference !== 0;
    case "greaterequal":
      return difference >= 0;
    case "greaterthan":
      return difference > 0;
  }
}

/**
 * Whether a benchmark limits consumption (time, dose, contrast): a run that ended early has consumed little, whatever its
 * quality.
 */
function isOfEconomy({ default_operator }: Benchmark): boolean {
  return default_operator === "lessthan" || default_operator === "lessequal";
}

/** The outcome of a metric in a run. A metric with two benchmarks has to meet both (6.008). */
export function decideOutcome(
  metric: MetricDefinition,
  benchmarks: readonly Benchmark[],
  run: MeasuredRun,
): Outcome {
  const all = benchmarks.map((each) => isMetIn(run, each, metric)).filter((each) => each !== null);
  if (all.length === 0) return "not_evaluated";
  return all.every(Boolean) ? "met" : "not_met";
}

/**
 * Whether a criterion was met in a run; null if it is not judged: no value, an implausible one, or a consumption limit in a run
 * that ended early.
 */
function isMetIn(run: MeasuredRun, benchmark: Benchmark, metric: MetricDefinition): boolean | null {
  if (getImplausibility(metric, run) !== undefined) return null;
  if (!run.isCompleted && isOfEconomy(benchmark)) return null;
  return isMet(metric, benchmark, measuredValue(run.values, metric.internal_id));
}

/** The evaluation of a run, as it is stored with the run. */
export type Evaluation = {
  /** The number of values, including those without a benchmark. */
  readonly valueCount: number;
  /** Coverage: the criteria of the exercise, and those that have a value that can be so. */
  readonly asked: number;
  readonly measured: number;
  /** Implausible values; empty when the run is plausible. */
  readonly implausible: Implausibilities;
  /** The number of criteria that have been evaluated. */
  readonly evaluated: number;
  readonly met: number;
  /** The share of criteria that were met, in whole percent (6.004); null if the run does not count. */
  readonly progress: number | null;
  /** Whether the run was passed; null where it does not count. */
  readonly isMet: boolean | null;
  /** The outcome, which includes the reason if the run does not count. */
  readonly outcome: RunOutcome;
};

/**
 * Evaluates a run (6.007, 6.008). **This is the only rule of passing**: a run is passed if it was completed, is plausible, and
 * all benchmarks were measured and met. It is failed if a measured benchmark was not met. Everything else does not count at
 * all: runs that ended early, are implausible, or were measured only in part without failing.
 */
export function evaluate(
  { metrics, benchmarks }: Pick<ExerciseDefinition, "metrics" | "benchmarks">,
  run: MeasuredRun,
): Evaluation {
  const known = new Map(metrics.map((metric) => [metric.internal_id, metric]));
  const criteria = benchmarks.flatMap((benchmark) => {
    const metric = known.get(benchmark.metric);
    return metric === undefined ? [] : [{ benchmark, metric }];
  });
  const criteriaCount = criteria.length;
  const measured = criteria.filter(({ metric }) => isMeasured(metric, run)).length;
  const judged = criteria
    .map(({ benchmark, metric }) => isMetIn(run, benchmark, metric))
    .filter((each) => each !== null);
  const evaluated = judged.length;
  const met = judged.filter(Boolean).length;
  const implausible = getImplausibilities({ metrics }, run);
  const valueCount = metrics.filter(
    ({ internal_id }) => measuredValue(run.values, internal_id) !== null,
  ).length;
  const { isCompleted } = run;
  const isPassed = isPassedBy({
    isCompleted,
    isPlausible: implausible.length === 0,
    asked: criteriaCount,
    evaluated,
    met,
  });
  return {
    valueCount,
    asked: criteriaCount,
    measured,
    implausible,
    evaluated,
    met,
    progress: isPassed === null ? null : Math.floor((100 * met) / evaluated),
    isMet: isPassed,
    outcome: decideRunOutcome({
      isMet: isPassed,
      isCompleted,
      implausible,
      valueCount,
      asked: criteriaCount,
    }),
  };
}

function isMeasured(metric: MetricDefinition, run: MeasuredRun): boolean {
  return (
    measuredValue(run.values, metric.internal_id) !== null && getImplausibility(metric, run) === undefined
  );
}

type Judged = Pick<MeasuredRun, "isCompleted"> &
  Pick<Evaluation, "asked" | "evaluated" | "met"> & { readonly isPlausible: boolean };

function isPassedBy({ isCompleted, isPlausible, asked, evaluated, met }: Judged): boolean | null {
  if (!isCompleted || !isPlausible || evaluated === 0) return null;
  if (met < evaluated) return false;
  return evaluated === asked ? true : null;
}
