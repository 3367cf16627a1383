import type { MetricResult, Outcome } from "@cathedra/domain/results";
import type { MeasureBarProps } from "@cathedra/ui-kit/MeasureBar";

/** The look of a bar: what was not evaluated is neither met nor not met. */
export const barTones: Readonly<Record<Outcome, MeasureBarProps["tone"]>> = {
  met: "success",
  not_met: "warning",
  not_evaluated: "neutral",
};

/** A value beside what is asked, as shares of one bar. */
export type BarShares = { readonly value: number; readonly asked: number };

/**
 * Where value and benchmark lie on a bar from 0, which ends a little beyond the greater of both. Null where there is no number, less
 * than nothing, or two benchmarks: no bar says that.
 */
export function barOf({ value, benchmarks }: Pick<MetricResult, "value" | "benchmarks">): BarShares | null {
  const [benchmark, second] = benchmarks;
  if (typeof value !== "number" || typeof benchmark?.value !== "number" || second !== undefined) return null;
  const { value: asked } = benchmark;
  if (value < 0 || asked < 0 || Math.max(value, asked) === 0) return null;
  const end = Math.max(value, asked) * 1.1;
  return { value: value / end, asked: asked / end };
}
