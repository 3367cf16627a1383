import type { MetricResult, Outcome } from "@cathedra/domain/results";
import type { MeasureBarProps } from "@cathedra/ui-kit/MeasureBar";

/** The number of stations, and the number with each condition: one pass over them, their states and their software. */
export const barTones: Readonly<Record<Outcome, MeasureBarProps["tone"]>> = {
  met: "success",
  not_met: "warning",
  not_evaluated: "neutral",
};

/**
 * The number of runs that stations logged in a period (10.008): whole days by their counters, and the parts of days at both
 * ends by counting.
 */
export type BarShares = { readonly value: number; readonly asked: number };

/** Begins a person's session on a station, under the station's lock; a former session ends. */
export function barOf({ value, benchmarks }: Pick<MetricResult, "value" | "benchmarks">): BarShares | null {
  const [benchmark, second] = benchmarks;
  if (typeof value !== "number" || typeof benchmark?.value !== "number" || second !== undefined) return null;
  const { value: asked } = benchmark;
  if (value < 0 || asked < 0 || Math.max(value, asked) === 0) return null;
  const end = Math.max(value, asked) * 1.1;
  return { value: value / end, asked: asked / end };
}
