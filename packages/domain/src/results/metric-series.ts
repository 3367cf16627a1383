import type { ComparisonOperator } from "../enumerations.ts";
import { type Attempt, sortByTime } from "./attempts.ts";
import { decideOutcome, type Outcome } from "./evaluate-run.ts";
import {
  type Benchmark,
  type ExerciseDefinition,
  type MetricDefinition,
  type MetricValue,
  measuredValue,
} from "./exercise-definition.ts";
import { type PassesInARow, passesInARow } from "./passes-in-a-row.ts";
import type { MeasuredRun } from "./plausibility.ts";
import { sortMetrics } from "./sort-metrics.ts";

/** An attempt with all its values, and the exercise in the version of that day. */
export type MeasuredAttempt = Omit<Attempt, "isMet"> &
  MeasuredRun & {
    readonly isPlausible: boolean;
    readonly definition: ExerciseDefinition;
  };

/** An attempt in the series of a metric, judged by the benchmark of the attempt's own version. */
export type SeriesPoint = Omit<Attempt, "isMet"> & {
  /** Whether the attempt is compared: its run was completed and is plausible. */
  readonly isCompared: boolean;
  readonly value: MetricValue | null;
  readonly outcome: Outcome;
};

export type MetricSeries = {
  /** The metric as the version of the latest attempt defines it. */
  readonly metric: MetricDefinition;
  readonly benchmarks: readonly Benchmark[];
  /** The attempts of all versions, oldest first. */
  readonly points: readonly SeriesPoint[];
  /** The best value in the benchmark's direction, the earliest of equal ones; null if no direction is better. */
  readonly best: SeriesPoint | null;
  readonly last: SeriesPoint | null;
  /** The difference between the first and the last value; null with fewer than two numbers. */
  readonly change: number | null;
  /** Whether the last is better than the first; null where there is no better and worse, or no change. */
  readonly hasImproved: boolean | null;
  /** The number of successive attempts that met it. */
  readonly metInARow: PassesInARow;
};

/**
 * The attempts over time for every metric that allows comparison (6.006). Best, last and change include only plausible,
 * completed attempts of the latest version, because other benchmarks make it another exercise.
 */
export function getSeries(attempts: readonly MeasuredAttempt[]): readonly MetricSeries[] {
  const all = sortByTime(attempts);
  const latest = all.at(-1);
  if (latest === undefined) return [];
  const compared = latest.definition.metrics.filter(({ is_comparable }) => is_comparable);
  return sortMetrics(compared).map((metric) => metricSeries(metric, all, latest));
}

function metricSeries(
  metric: MetricDefinition,
  attempts: readonly MeasuredAttempt[],
  latest: MeasuredAttempt,
): MetricSeries {
  const points = attempts.map((attempt) => getPoint(metric, attempt));
  const benchmarks = getBenchmarks(metric, latest);
  const compared = points.filter(
    ({ version, isCompared, value }) => version === latest.version && isCompared && value !== null,
  );
  const worth = worthBy(benchmarks);
  const [first, last] = [compared[0], compared.at(-1)];
  return {
    metric,
    benchmarks,
    points,
    best: worth === undefined ? null : findBest(compared, worth),
    last: last ?? null,
    change: getChange(first, last),
    hasImproved: worth === undefined ? null : improvement(first, last, worth),
    metInARow: passesInARow(points.map((point) => ({ ...point, isMet: asMet(point.outcome) }))),
  };
}

function getPoint({ internal_id }: MetricDefinition, attempt: MeasuredAttempt): SeriesPoint {
  const { id, startedAt, version, isCompleted, isPlausible, definition } = attempt;
  const isCompared = isCompleted && isPlausible;
  const ownMetric = definition.metrics.find((metric) => metric.internal_id === internal_id);
  const outcome =
    isCompared && ownMetric !== undefined
      ? decideOutcome(ownMetric, getBenchmarks(ownMetric, attempt), attempt)
      : "not_evaluated";
  return { id, startedAt, version, isCompared, value: measuredValue(attempt.values, internal_id), outcome };
}

function getBenchmarks(
  { internal_id }: Pick<MetricDefinition, "internal_id">,
  { definition }: MeasuredAttempt,
): readonly Benchmark[] {
  return definition.benchmarks.filter(({ metric }) => metric === internal_id);
}

function asMet(outcome: Outcome): boolean | null {
  return outcome === "not_evaluated" ? null : outcome === "met";
}

/** How good a value is: the higher, the better. */
type Worth = (value: number) => number;

/**
 * Whether higher or lower values are better, by the benchmarks; undefined if there are none, if they have no direction, or if
 * they have two.
 */
function worthBy(benchmarks: readonly Benchmark[]): Worth | undefined {
  const [benchmark, second] = benchmarks;
  if (benchmark === undefined || second !== undefined || typeof benchmark.value === "string")
    return undefined;
  return worths[benchmark.default_operator](Number(benchmark.value));
}

const [lower, higher]: readonly Worth[] = [(value) => -value, (value) => value];
const worths: Readonly<Record<ComparisonOperator, (benchmarkValue: number) => Worth | undefined>> = {
  lessthan: () => lower,
  lessequal: () => lower,
  greaterequal: () => higher,
  greaterthan: () => higher,
  equal: (benchmarkValue) => (value) => -Math.abs(value - benchmarkValue),
  notequal: () => undefined,
};

function findBest(points: readonly SeriesPoint[], worth: Worth): SeriesPoint | null {
  const worthOf = ({ value }: SeriesPoint) => worth(Number(value));
  const numeric = points.filter(({ value }) => typeof value !== "string");
  return numeric.reduce<SeriesPoint | null>(
    (best, point) => (best === null || worthOf(point) > worthOf(best) ? point : best),
    null,
  );
}

function getChange(first: SeriesPoint | undefined, last: SeriesPoint | undefined): number | null {
  const numbers = [first?.value, last?.value];
  const [from, to] = numbers;
  return first === last || typeof from !== "number" || typeof to !== "number" ? null : to - from;
}

function improvement(
  first: SeriesPoint | undefined,
  last: SeriesPoint | undefined,
  worth: Worth,
): boolean | null {
  const [from, to] = [first?.value, last?.value];
  if (from === undefined || to === undefined || typeof from === "string" || typeof to === "string")
    return null;
  const gain = worth(Number(to)) - worth(Number(from));
  return gain === 0 ? null : gain > 0;
}
