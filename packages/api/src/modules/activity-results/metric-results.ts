import type { MetricSeries as Series } from "@cathedra/domain/results";
import type { MetricSeries } from "../../graphql/generated/contract.ts";
import type { SeriesView } from "./exercise-series.ts";

/** The metrics of a series as the contract has them. */
export function metricResultsOf({ series, exercise, spreads }: SeriesView): readonly MetricSeries[] {
  return series.map(({ metric, benchmarks, ...rest }) => ({
    metric,
    benchmarks: benchmarks.map((each) => ({ ...each, id: `${exercise.id}/${each.id}`, metric })),
    ...pointsOf(rest),
    spread: spreads.get(metric.internal_id) ?? null,
  }));
}

function pointsOf({
  points,
  best,
  last,
  change,
  hasImproved,
  metInARow,
}: Omit<Series, "metric" | "benchmarks">) {
  return {
    values: points.map(({ value }) => value),
    outcomes: points.map(({ outcome }) => outcome),
    best: best?.id ?? null,
    last: last?.id ?? null,
    change,
    hasImproved,
    passesNow: metInARow.now,
    longestRun: metInARow.longest,
  };
}
