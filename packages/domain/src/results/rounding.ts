import { roundDecimal } from "../round-decimal.ts";
import type { MetricDefinition } from "./exercise-definition.ts";

/** The properties that decide how a metric's values are formatted. */
export type Format = Pick<MetricDefinition, "data_type" | "value_format" | "unit">;

/** Values that agree in this many decimals count as equal. */
const maxDecimals = 6;

/**
 * The decimals with which a number is written: two (6.009), none for times and whole counts. Beside a benchmark as many more as the
 * benchmark itself has, so that both are written alike.
 */
export function getDecimals(
  { data_type, value_format }: Format,
  number: number,
  beside: number | null = null,
): number {
  const isWhole =
    data_type === "int" && Number.isInteger(number) && (beside === null || Number.isInteger(beside));
  const usual = value_format === "time" || isWhole ? 0 : 2;
  return beside === null ? usual : Math.max(usual, decimalsIn(beside));
}

function decimalsIn(number: number): number {
  const [, decimals = ""] = roundDecimal(number, maxDecimals).split(".");
  return decimals.replace(/0+$/, "").length;
}

/** A number as it is shown, which is also how it is judged. */
export function roundedAsShown(format: Format, number: number, beside: number | null = null): number {
  return Number(roundDecimal(number, getDecimals(format, number, beside)));
}
