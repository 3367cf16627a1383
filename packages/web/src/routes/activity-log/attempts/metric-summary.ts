import { seriesTexts } from "@cathedra/domain/messages";
import { type MetricValue, withUnit } from "@cathedra/domain/results";
import type { MetricAttempts, SeriesAttempt } from "./series-of-metric.ts";

type Summed = Omit<MetricAttempts, "spread" | "outcomes">;

/** The content of a chart as text: best, last, change, and passes in a row. */
export function getSummary(series: Summed, attempts: readonly Pick<SeriesAttempt, "id">[]): string {
  const { metric, benchmarks, values, best, last, change, hasImproved } = series;
  const valueOn = (id: string | null | undefined): MetricValue | null =>
    id == null ? null : (values[attempts.findIndex((each) => each.id === id)] ?? null);
  const [bestValue, lastValue] = [valueOn(best), valueOn(last)];
  const parts = [
    ...(bestValue === null ? [] : [`Best ${withUnit(metric, bestValue)}`]),
    ...(lastValue === null ? [] : [`last ${withUnit(metric, lastValue)}`]),
    ...(change == null || change === 0 ? [] : [`${changeText(series, change)}${judged(hasImproved)}`]),
  ];
  const first = parts.join(", ");
  const sentences = [
    ...(first === "" ? [] : [`${first.charAt(0).toUpperCase()}${first.slice(1)}`]),
    ...(benchmarks.length === 0 ? [] : [seriesTexts.inARow(series.passesNow, series.longestRun)]),
  ];
  return sentences.map((each) => `${each}.`).join(" ");
}

function changeText({ metric }: Pick<Summed, "metric">, change: number): string {
  return `${change > 0 ? "+" : "−"}${withUnit(metric, Math.abs(change))} since the first`;
}

function judged(hasImproved: boolean | null | undefined): string {
  if (hasImproved == null) return "";
  return hasImproved ? ", better" : ", not better";
}
