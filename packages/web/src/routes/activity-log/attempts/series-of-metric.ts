import type { MetricCharts_series$data } from "../../../__generated__/MetricCharts_series.graphql.ts";

/** One run among somebody's attempts, and one metric over all of them, as the charts have them. */
export type SeriesAttempt = Pick<
  MetricCharts_series$data["attempts"][number],
  "id" | "activityStart" | "moduleVersion" | "outcome"
>;
export type MetricAttempts = MetricCharts_series$data["metrics"][number];
