import type { MetricCharts_series$data } from "../../../__generated__/MetricCharts_series.graphql.ts";

/** An attempt, and a metric over all attempts, in the form that the charts need. */
export type SeriesAttempt = Pick<
  MetricCharts_series$data["attempts"][number],
  "id" | "activityStart" | "moduleVersion" | "outcome"
>;
export type MetricAttempts = MetricCharts_series$data["metrics"][number];
