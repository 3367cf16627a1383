import { resultTexts } from "../messages/results.ts";
import type { Benchmark, MetricDefinition, MetricValue } from "./definition.ts";
import { areSame, isValue } from "./evaluate.ts";

/** What says how a metric's values are written. */
export type Format = Pick<MetricDefinition, "data_type" | "value_format" | "unit">;

/**
 * A value as people read it, without its unit: two decimals (6.009), none where whole numbers are measured; a time as minutes
 * and seconds; yes or no; `No Value` where there is none (6.008). Beside another value, its benchmark's, it has as many more
 * decimals as it takes not to look the same: 9.9999 is less than 10 and is not written 10.00.
 */
export function valueText(format: Format, value: MetricValue | null, beside?: MetricValue | null): string {
  if (!isValue(value)) return resultTexts.noValue;
  if (typeof value === "string") return value;
  const number = Number(value);
  if (isYesNo(format, value)) return number === 1 ? resultTexts.yes : resultTexts.no;
  const isBeside = typeof beside === "number" && Number.isFinite(beside) && !areSame(number, beside);
  return isBeside ? apart(format, number, beside) : write(format, number);
}

/** `at most 30.00 Gy·cm²` (6.008); beside the value that it judges. */
export function benchmarkText(
  format: Format,
  { default_operator, value }: Pick<Benchmark, "default_operator" | "value">,
  beside?: MetricValue | null,
): string {
  return `${resultTexts.operators[default_operator]} ${withUnit(format, value, beside)}`;
}

/** A value with its unit: `12.50 ml`, `04:05`, `No Value`. */
export function withUnit(format: Format, value: MetricValue | null, beside?: MetricValue | null): string {
  const written = valueText(format, value, beside);
  const unit = unitOf(format);
  if (unit === "" || !isValue(value)) return written;
  return unit === "%" ? `${written}%` : `${written} ${unit}`;
}

/** The unit that follows a value in writing; none after minutes and seconds, a yes or a text. */
export function unitOf({ data_type, value_format, unit }: Format): string {
  if (value_format === "percent") return "%";
  const hasNone = value_format !== "number" || data_type === "bool" || data_type === "string";
  return hasNone ? "" : unit;
}

function isYesNo({ value_format, data_type }: Format, value: number | boolean): boolean {
  if (typeof value === "boolean") return true;
  return (value_format === "yesno" || data_type === "bool") && (value === 0 || value === 1);
}

/** Beyond the last of these no two values are told apart. */
const moreDecimals = [2, 3, 4, 5, 6];

/** Both with the same decimals: 0 and 0.00 are the same to whoever reads them. */
function apart(format: Format, number: number, other: number): string {
  const differ = (decimals: number) => write(format, number, decimals) !== write(format, other, decimals);
  return differ(usualDecimals(format))
    ? write(format, number)
    : write(format, number, moreDecimals.find(differ));
}

function usualDecimals({ value_format }: Format): number {
  return value_format === "time" ? 0 : 2;
}

function write(format: Format, number: number, decimals?: number): string {
  if (format.value_format === "time") return clock(number, decimals ?? 0);
  const isWhole = format.data_type === "int" && Number.isInteger(number);
  return fixed(number, decimals ?? (isWhole ? 0 : usualDecimals(format)));
}

/** `04:05`, `1:15:02` from an hour on; with parts of a second where asked. */
function clock(seconds: number, decimals: number): string {
  const rounded = fixed(Math.abs(seconds), decimals);
  const [whole = "0", parts] = rounded.split(".");
  const all = Number(whole);
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(all / 3600);
  const text = `${two(Math.floor(all / 60) % 60)}:${two(all % 60)}${parts === undefined ? "" : `.${parts}`}`;
  const sign = seconds < 0 && Number(rounded) !== 0 ? "-" : "";
  return `${sign}${hours === 0 ? "" : `${hours}:`}${text}`;
}

const writers = new Map<number, Intl.NumberFormat>();

/** Rounded as the decimal that one reads (1.005 is 1.01), never in powers of ten, and never -0. */
function fixed(number: number, decimals: number): string {
  const writer = writers.get(decimals) ?? writerOf(decimals);
  writers.set(decimals, writer);
  const written = writer.format(number);
  return Number(written) === 0 ? written.replace("-", "") : written;
}

function writerOf(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}
