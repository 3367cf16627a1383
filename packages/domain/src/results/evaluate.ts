import type { ComparisonOperator } from "../enumerations.ts";
import type { Benchmark, ExerciseDefinition, MetricValue, MetricValues } from "./definition.ts";

/** Whether a value meets its benchmark; null: not evaluated, for want of a value (6.008). */
export function isMet(
  { value: asked, default_operator }: Benchmark,
  value: MetricValue | null | undefined,
): boolean | null {
  if (value === null || value === undefined || typeof value !== typeof asked) return null;
  if (typeof value === "number" && !Number.isFinite(value)) return null;
  return holds(default_operator, value, asked);
}

export type Evaluation = {
  /** Of the benchmarks that have a value. */
  readonly evaluated: number;
  readonly met: number;
  /** The share of the met ones in percent, whole; null where none was evaluated (6.004). */
  readonly progress: number | null;
  /** Null where none was evaluated. */
  readonly isMet: boolean | null;
};

/** What a run came to: every benchmark of the exercise against its value (6.007, 6.008). */
export function evaluate({ benchmarks }: ExerciseDefinition, values: MetricValues): Evaluation {
  const outcomes = benchmarks
    .map((benchmark) => isMet(benchmark, values[benchmark.metric]))
    .filter((outcome) => outcome !== null);
  const evaluated = outcomes.length;
  const met = outcomes.filter(Boolean).length;
  if (evaluated === 0) return { evaluated, met, progress: null, isMet: null };
  return { evaluated, met, progress: Math.floor((100 * met) / evaluated), isMet: met === evaluated };
}

function holds(operator: ComparisonOperator, value: MetricValue, asked: MetricValue): boolean {
  switch (operator) {
    case "lessthan":
      return value < asked;
    case "lessequal":
      return value <= asked;
    case "equal":
      return value === asked;
    case "notequal":
      return value !== asked;
    case "greaterequal":
      return value >= asked;
    case "greaterthan":
      return value > asked;
  }
}
