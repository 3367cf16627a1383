import type { ComparisonOperator } from "../enumerations.ts";

/** What kind of value a metric has (6.006). */
export const metricDataTypes = ["float", "int", "bool", "string"] as const;
export type MetricDataType = (typeof metricDataTypes)[number];

/** How a value is written for people: `time` is in seconds, `percent` of 0-100. */
export const metricValueFormats = ["number", "time", "percent", "yesno", "text"] as const;
export type MetricValueFormat = (typeof metricValueFormats)[number];

/** What is measured in an exercise (6.006). */
export type MetricDefinition = {
  /** Names it within the exercise. */
  readonly internal_id: string;
  readonly label: string;
  readonly description: string;
  readonly unit: string;
  readonly data_type: MetricDataType;
  readonly value_format: MetricValueFormat;
  /** Whether attempts may be compared by it. */
  readonly is_comparable: boolean;
  readonly order: number;
  /** The least and the most that a value can be, where the definition says so; null or absent: it does not. */
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
  /** What experts reached, for comparison; it decides about no result. Null or absent: the definition gives none. */
  readonly expert_reference?: ExpertReference | null | undefined;
};

/** What experts reached in a metric, in its unit, and where that is from. */
export type ExpertReference = {
  readonly median: number;
  /** The range in which the experts lie, as the source gives it. */
  readonly low: number;
  readonly high: number;
  /** How many experts they were. */
  readonly people: number;
  readonly source: string;
};

/** How deep groups may be nested (6.006). */
export const deepestGroup = 5;

/** Metrics that belong together; groups nest to five levels (6.006). */
export type MetricGroup = {
  readonly label: string;
  readonly description: string;
  readonly is_expanded_by_default: boolean;
  /** The internal ids of its metrics. */
  readonly metrics: readonly string[];
  readonly groups: readonly MetricGroup[];
};

/** What a value is compared with (6.006, 6.008). */
export type Benchmark = {
  readonly id: string;
  readonly value: MetricValue;
  readonly default_operator: ComparisonOperator;
  /** The internal id of its metric. */
  readonly metric: string;
};

/** What an exercise measures, how it is arranged, and what is asked. */
export type ExerciseDefinition = {
  readonly groups: readonly MetricGroup[];
  readonly metrics: readonly MetricDefinition[];
  readonly benchmarks: readonly Benchmark[];
};

export type MetricValue = number | boolean | string;

/** What a run measured, by internal id; null or absent: there is no value. */
export type MetricValues = Readonly<Record<string, MetricValue | null>>;

/** Whether something was measured at all. */
export function isValue(value: unknown): value is MetricValue {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "boolean" || (typeof value === "string" && value.trim() !== "");
}

/** What was measured of a metric; null: there is no value. NaN, infinity and an empty text are none (6.008). */
export function measuredValue(values: MetricValues, internalId: string): MetricValue | null {
  const value = Object.hasOwn(values, internalId) ? values[internalId] : null;
  return isValue(value) ? value : null;
}
