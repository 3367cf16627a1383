import type { ComparisonOperator } from "../enumerations.ts";
import type { Benchmark, ExerciseDefinition, MetricValue, MetricValues } from "./definition.ts";

/** How a metric came out: without a benchmark or a value it is not evaluated (6.008). */
export const outcomes = ["met", "not_met", "not_evaluated"] as const;
export type Outcome = (typeof outcomes)[number];

/** What was measured of a metric; null: there is no value. NaN, infinity and an empty text are none (6.008). */
export function measuredValue(values: MetricValues, internalId: string): MetricValue | null {
  const value = Object.hasOwn(values, internalId) ? values[internalId] : null;
  return isValue(value) ? value : null;
}

/** Whether something was measured at all. */
export function isValue(value: unknown): value is MetricValue {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "boolean" || (typeof value === "string" && value.trim() !== "");
}

/**
 * Whether a value meets its benchmark, exactly, whatever is shown of it; null: not evaluated, for want of a value or because the
 * two cannot be compared (6.008). A yes is 1 and a no is 0; of texts it is only asked whether they are equal.
 */
export function isMet(
  { value: asked, default_operator }: Pick<Benchmark, "value" | "default_operator">,
  value: MetricValue | null | undefined,
): boolean | null {
  if (!isValue(value) || !isValue(asked)) return null;
  if (typeof value === "string" || typeof asked === "string") {
    if (typeof value !== typeof asked) return null;
    if (default_operator !== "equal" && default_operator !== "notequal") return null;
    return (String(value).trim() === String(asked).trim()) === (default_operator === "equal");
  }
  // A yes is compared with a yes, or with the 1 that some devices write for it; not with 12.5.
  if (typeof value !== typeof asked && ![value, asked].every(isTruth)) return null;
  return holds(default_operator, compare(Number(value), Number(asked)));
}

function isTruth(value: MetricValue): boolean {
  return typeof value === "boolean" || value === 0 || value === 1;
}

/** Below, at or above: what differs only by how a computer writes fractions (0.1 + 0.2 and 0.3) is the same. */
function compare(value: number, asked: number): -1 | 0 | 1 {
  if (areSame(value, asked)) return 0;
  return value < asked ? -1 : 1;
}

export function areSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
}

function holds(operator: ComparisonOperator, side: -1 | 0 | 1): boolean {
  switch (operator) {
    case "lessthan":
      return side < 0;
    case "lessequal":
      return side <= 0;
    case "equal":
      return side === 0;
    case "notequal":
      return side !== 0;
    case "greaterequal":
      return side >= 0;
    case "greaterthan":
      return side > 0;
  }
}

/** How a metric came out against all its benchmarks: one that has two has to meet both (6.008). */
export function outcomeOf(benchmarks: readonly Benchmark[], value: MetricValue | null): Outcome {
  const all = benchmarks.map((each) => isMet(each, value)).filter((each) => each !== null);
  if (all.length === 0) return "not_evaluated";
  return all.every(Boolean) ? "met" : "not_met";
}

export type Evaluation = {
  /** Of the benchmarks, those that have a value. */
  readonly evaluated: number;
  readonly met: number;
  /** The share of the met ones in percent, whole; null where none was evaluated (6.004). */
  readonly progress: number | null;
  /** Null where none was evaluated. */
  readonly isMet: boolean | null;
};

/** What a run came to: every benchmark of the exercise against its value (6.007, 6.008). */
export function evaluate(
  { benchmarks }: Pick<ExerciseDefinition, "benchmarks">,
  values: MetricValues,
): Evaluation {
  const all = benchmarks
    .map((benchmark) => isMet(benchmark, measuredValue(values, benchmark.metric)))
    .filter((each) => each !== null);
  const evaluated = all.length;
  const met = all.filter(Boolean).length;
  if (evaluated === 0) return { evaluated, met, progress: null, isMet: null };
  return { evaluated, met, progress: Math.floor((100 * met) / evaluated), isMet: met === evaluated };
}
