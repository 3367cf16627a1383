import { shortDuration } from "../duration.ts";
import { roundDecimal } from "../round-decimal.ts";
import { type Benchmark, type ExpertReference, isValue, type MetricValue } from "./exercise-definition.ts";
import { resultTexts } from "./result-texts.ts";
import { type Format, getDecimals } from "./rounding.ts";

/**
 * A value for people, without its unit: two decimals (6.009), none for integers; times as minutes and seconds; yes or no; `No
 * Value` if missing (6.008). Beside a benchmark it has the benchmark's number of decimals.
 */
export function valueText(format: Format, value: MetricValue | null, beside?: MetricValue | null): string {
  if (!isValue(value)) return resultTexts.noValue;
  if (typeof value === "string") return value;
  const number = Number(value);
  if (isYesNo(format, value)) return number === 1 ? resultTexts.yes : resultTexts.no;
  const isBeside = typeof beside === "number" && Number.isFinite(beside);
  const decimals = getDecimals(format, number, isBeside ? beside : null);
  return format.value_format === "time" ? shortDuration(number, decimals) : roundDecimal(number, decimals);
}

/** The benchmark of a metric as text, such as `at most 30.00 Gy·cm²` (6.008). */
export function benchmarkText(
  format: Format,
  { default_operator, value }: Pick<Benchmark, "default_operator" | "value">,
): string {
  return `${resultTexts.operators[default_operator]} ${withUnit(format, value, value)}`;
}

/** A value with its unit: `12.50 ml`, `4:05`, `No Value`. */
export function withUnit(format: Format, value: MetricValue | null, beside?: MetricValue | null): string {
  const written = valueText(format, value, beside);
  const unit = getUnit(format);
  if (unit === "" || !isValue(value)) return written;
  return unit === "%" ? `${written}%` : `${written} ${unit}`;
}

/** `Expert reference: median 4:20, range 3:10 to 5:40, 12 experts`; its source is shown beside it. */
export function expertReferenceText(
  format: Format,
  { median, low, high, people }: Omit<ExpertReference, "source">,
): string {
  const written = (value: number) => withUnit(format, value);
  const experts = `${people.toLocaleString("en")} ${people === 1 ? "expert" : "experts"}`;
  return `${resultTexts.expertReference}: median ${written(median)}, range ${written(low)} to ${written(high)}, ${experts}`;
}

/** The unit that follows a value in writing; none after minutes and seconds, a yes or a text. */
export function getUnit({ data_type, value_format, unit }: Format): string {
  if (value_format === "percent") return "%";
  const hasNone = value_format !== "number" || data_type === "bool" || data_type === "string";
  return hasNone ? "" : unit;
}

function isYesNo({ value_format, data_type }: Format, value: number | boolean): boolean {
  if (typeof value === "boolean") return true;
  return (value_format === "yesno" || data_type === "bool") && (value === 0 || value === 1);
}
