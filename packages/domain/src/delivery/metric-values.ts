import { err, ok, type Result } from "../result.ts";
import type { MetricDataType, MetricDefinition, MetricValue, MetricValues } from "../results/index.ts";
import type { ResultRefusal } from "./refusal.ts";
import { repeatedKey } from "./repeated-keys.ts";

export const metricValuesVersion = 2;

/** A larger number cannot have been measured: definitions are limited to it as well, and a chart could not show it. */
const maxNumber = 1e9;

/** The maximum length of a text that is accepted as a value. */
const maxTextLength = 1000;

/** Validates `metric_values.json` against the exercise's metrics; unknown, repeated and wrongly typed ones are named. */
export function readMetricValues(
  text: string,
  metrics: readonly MetricDefinition[],
): Result<MetricValues, ResultRefusal> {
  const parsed = getJson(text);
  if (!isObject(parsed)) return notNumberIn(text) ?? err({ reason: "values_unreadable" });
  if (parsed.formatVersion !== metricValuesVersion)
    return err({ reason: "values_version", known: metricValuesVersion });
  const { values } = parsed;
  if (!isObject(values)) return err({ reason: "values_unreadable" });
  const repeated = repeatedKey(text);
  if (repeated !== undefined) return err({ reason: "repeated_metric", metric: shown(repeated) });
  const known = new Map(metrics.map((metric) => [metric.internal_id, metric.data_type]));
  const read: Record<string, MetricValue | null> = {};
  for (const [metric, value] of Object.entries(values)) {
    const type = known.get(metric);
    if (type === undefined) return err({ reason: "unknown_metric", metric: shown(metric) });
    if (typeof value === "number" && !Number.isFinite(value)) return err({ reason: "not_a_number", metric });
    if (value !== null && !isOfType[type](value))
      return err({ reason: "value_type", metric, expected: type });
    if (typeof value === "number" && Math.abs(value) > maxNumber)
      return err({ reason: "out_of_range", metric, most: maxNumber });
    read[metric] = value as MetricValue | null;
  }
  return ok(read);
}

const isOfType: Readonly<Record<MetricDataType, (value: unknown) => boolean>> = {
  float: (value) => typeof value === "number",
  int: (value) => Number.isSafeInteger(value),
  bool: (value) => typeof value === "boolean",
  string: (value) =>
    typeof value === "string" && value.length <= maxTextLength && /^[^\0\p{Surrogate}]*$/u.test(value),
};

/** Refuses NaN and infinity, which JSON does not allow but some programs write. */
function notNumberIn(text: string): Result<never, ResultRefusal> | undefined {
  const metric = /"([^"\\]{1,200})"\s*:\s*[+-]?(?:NaN|nan|Infinity|inf)\b/.exec(text)?.[1];
  return metric === undefined ? undefined : err({ reason: "not_a_number", metric });
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(name: string): string {
  return name.slice(0, 200);
}
