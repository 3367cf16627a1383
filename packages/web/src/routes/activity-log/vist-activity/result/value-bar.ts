import type { MetricResult, Outcome } from "@cathedra/domain/results";
import type { MeasureBarProps } from "@cathedra/ui-kit/MeasureBar";

/** The colour of the bar for each outcome; a metric without evaluation counts as neither met nor missed. */
export const barTones: Readonly<Record<Outcome, MeasureBarProps["tone"]>> = {
  met: "success",
  not_met: "warning",
  not_evaluated: "neutral",
};

/** A value and its benchmark, as shares of one bar. */
export type BarShares = { readonly value: number; readonly asked: number };

/**
 * The positions of value and benchmark on a bar that begins at 0 and ends a little beyond the greater of both. Null if there is
 * no number, the value is negative, or there are two benchmarks, which a bar cannot show.
 */
export function getBar({ value, benchmarks }: Pick<MetricResult, "value" | "benchmarks">): BarShares | null {
  const [benchmark, second] = benchmarks;
  if (typeof value !== "number" || typeof benchmark?.value !== "number" || second !== undefined) return null;
  const { value: benchmarkValue } = benchmark;
  if (value < 0 || benchmarkValue < 0 || Math.max(value, benchmarkValue) === 0) return null;
  const end = Math.max(value, benchmarkValue) * 1.1;
  return { value: value / end, asked: benchmarkValue / end };
}
