import { type FieldError, fieldError } from "./field-errors.ts";

/** A period between two days, both included; null is open. */
export type OpenRange = { readonly from: string | null; readonly to: string | null };

/** Whether the last day is before the first one. Days are `YYYY-MM-DD`. */
export function isReversed({ from, to }: OpenRange): boolean {
  return from !== null && to !== null && to < from;
}

/** The error of the last day of a range, reported at the field `path`; `show` formats the first day. */
export function rangeError(
  path: string,
  range: OpenRange,
  show: (day: string) => string = (day) => day,
): FieldError | undefined {
  if (!isReversed(range) || range.from === null) return undefined;
  return fieldError(path, "DATE_TOO_EARLY", { earliest: show(range.from) });
}
