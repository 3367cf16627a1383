import type { MetricDefinition } from "./exercise-definition.ts";

/** Metrics in the order that their exercise gives them; two at one place by their ids (6.006). */
export function sortMetrics(metrics: readonly MetricDefinition[]): readonly MetricDefinition[] {
  return metrics.toSorted(
    (a, b) =>
      a.order - b.order || (a.internal_id < b.internal_id ? -1 : a.internal_id > b.internal_id ? 1 : 0),
  );
}
