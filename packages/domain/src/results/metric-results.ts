import type {
  Benchmark,
  ExerciseDefinition,
  MetricDefinition,
  MetricValue,
  MetricValues,
} from "./definition.ts";
import { measuredValue, type Outcome, outcomeOf } from "./evaluate.ts";
import { inOrder } from "./in-order.ts";

/** A metric of a run, what is asked of it, and how it came out (6.008). */
export type MetricResult = {
  readonly metric: MetricDefinition;
  readonly value: MetricValue | null;
  readonly benchmarks: readonly Benchmark[];
  readonly outcome: Outcome;
};

/** Every metric of an exercise against its benchmarks, in the order of the exercise (6.006). */
export function metricResults(
  { metrics, benchmarks }: ExerciseDefinition,
  values: MetricValues,
): readonly MetricResult[] {
  return inOrder(metrics).map((metric) => {
    const asked = benchmarks.filter((each) => each.metric === metric.internal_id);
    const value = measuredValue(values, metric.internal_id);
    return { metric, value, benchmarks: asked, outcome: outcomeOf(asked, value) };
  });
}

/** How many metrics came out how. */
export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** Each metric counts once, however often it is named. */
export function countOutcomes(results: Iterable<MetricResult>): OutcomeCounts {
  const counts = { met: 0, not_met: 0, not_evaluated: 0 };
  for (const { outcome } of new Set(results)) counts[outcome] += 1;
  return counts;
}
