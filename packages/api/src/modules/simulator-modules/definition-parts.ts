import { type MetricDefinition, type MetricGroup as Stored, sortMetrics } from "@cathedra/domain/results";
import type { Benchmark, MetricGroup } from "../../graphql/generated/contract.ts";
import type { SimulationView } from "./simulations.ts";

/** The metrics of an exercise, in their order. */
export function getMetrics({ definition }: SimulationView): readonly MetricDefinition[] {
  return sortMetrics(definition.metrics);
}

/** The groups of an exercise with their metrics, to every depth. */
export function getGroups({ definition }: SimulationView): readonly MetricGroup[] {
  const named = new Map(definition.metrics.map((metric) => [metric.internal_id, metric]));
  const arranged = ({ metrics, groups, ...group }: Stored): MetricGroup => ({
    ...group,
    metrics: sortMetrics(metrics.flatMap((id) => named.get(id) ?? [])),
    groups: groups.map(arranged),
  });
  return definition.groups.map(arranged);
}

/** The benchmarks of an exercise, in the order of the metrics. */
export function getBenchmarks({ id, definition }: SimulationView): readonly Benchmark[] {
  return sortMetrics(definition.metrics).flatMap((metric) =>
    definition.benchmarks
      .filter((benchmark) => benchmark.metric === metric.internal_id)
      .map((benchmark) => ({ ...benchmark, id: `${id}/${benchmark.id}`, metric })),
  );
}
