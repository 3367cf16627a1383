import { decideOutcome, type Outcome } from "./evaluate-run.ts";
import {
  type Benchmark,
  type ExerciseDefinition,
  type MetricDefinition,
  type MetricValue,
  measuredValue,
} from "./exercise-definition.ts";
import { getImplausibility, type Implausibility, type MeasuredRun } from "./plausibility.ts";
import { sortMetrics } from "./sort-metrics.ts";

/** A metric of a run with its benchmarks and outcome (6.008). */
export type MetricResult = {
  readonly metric: MetricDefinition;
  readonly value: MetricValue | null;
  readonly benchmarks: readonly Benchmark[];
  readonly outcome: Outcome;
  /** Why the metric's value is implausible; null if it is plausible or there is none. */
  readonly implausible: Implausibility | null;
};

/** Every metric of an exercise against its benchmarks, in the order of the exercise (6.006). */
export function metricResults(
  { metrics, benchmarks }: ExerciseDefinition,
  run: MeasuredRun,
): readonly MetricResult[] {
  return sortMetrics(metrics).map((metric) => {
    const ownBenchmarks = benchmarks.filter((each) => each.metric === metric.internal_id);
    return {
      metric,
      value: measuredValue(run.values, metric.internal_id),
      benchmarks: ownBenchmarks,
      outcome: decideOutcome(metric, ownBenchmarks, run),
      implausible: getImplausibility(metric, run) ?? null,
    };
  });
}

/** The number of metrics by outcome. */
export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** Each metric counts once, however often it is named. */
export function countOutcomes(results: Iterable<MetricResult>): OutcomeCounts {
  const counts = { met: 0, not_met: 0, not_evaluated: 0 };
  for (const { outcome } of new Set(results)) counts[outcome] += 1;
  return counts;
}
