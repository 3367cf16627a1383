import type { ComparisonOperator } from "../enumerations.ts";

/** The data types of metrics (6.006). */
export const metricDataTypes = ["float", "int", "bool", "string"] as const;
export type MetricDataType = (typeof metricDataTypes)[number];

/** How a value is written for people: `time` is in seconds, `percent` of 0-100. */
export const metricValueFormats = ["number", "time", "percent", "yesno", "text"] as const;
export type MetricValueFormat = (typeof metricValueFormats)[number];

/** A metric of an exercise (6.006). */
export type MetricDefinition = {
  /** The metric's name within the exercise. */
  readonly internal_id: string;
  readonly label: string;
  readonly description: string;
  readonly unit: string;
  readonly data_type: MetricDataType;
  readonly value_format: MetricValueFormat;
  /** Whether attempts may be compared by this metric. */
  readonly is_comparable: boolean;
  readonly order: number;
  /** The minimum and maximum of a possible value; null or absent if the definition does not limit it. */
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
  /** Reference values of experts, for comparison only. Null or missing if the definition has none. */
  readonly expert_reference?: ExpertReference | null | undefined;
};

/** The values that experts reached in a metric, in its unit, and their source. */
export type ExpertReference = {
  readonly median: number;
  /** The range in which the experts lie, as the source gives it. */
  readonly low: number;
  readonly high: number;
  /** The number of experts on whose values the reference is based. */
  readonly people: number;
  readonly source: string;
};

/** How deep groups may be nested (6.006). */
export const maxGroupDepth = 5;

/** Metrics that belong together; groups nest to five levels (6.006). */
export type MetricGroup = {
  readonly label: string;
  readonly description: string;
  readonly is_expanded_by_default: boolean;
  /** The internal ids of the metrics in this group. */
  readonly metrics: readonly string[];
  readonly groups: readonly MetricGroup[];
};

/** The condition that a value has to meet (6.006, 6.008). */
export type Benchmark = {
  readonly id: string;
  readonly value: MetricValue;
  readonly default_operator: ComparisonOperator;
  /** The internal id of the metric. */
  readonly metric: string;
};

/** The metrics of an exercise, their grouping, and their benchmarks. */
export type ExerciseDefinition = {
  readonly groups: readonly MetricGroup[];
  readonly metrics: readonly MetricDefinition[];
  readonly benchmarks: readonly Benchmark[];
};

export type MetricValue = number | boolean | string;

/** The measured values of a run by internal id; null or missing if there is no value. */
export type MetricValues = Readonly<Record<string, MetricValue | null>>;

/** Whether a value is a measured one, and not missing. */
export function isValue(value: unknown): value is MetricValue {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "boolean" || (typeof value === "string" && value.trim() !== "");
}

/** The measured value of a metric; null if there is none. NaN, infinity and an empty text do not count as values (6.008). */
export function measuredValue(values: MetricValues, internalId: string): MetricValue | null {
  const value = Object.hasOwn(values, internalId) ? values[internalId] : null;
  return isValue(value) ? value : null;
}
