import { type FieldError, fieldError } from "../../field-errors.ts";
import { err, ok, type Result } from "../../result.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A balance as it is shown: rounded down to whole hours (9.020). */
export function wholeHours(ms: number): number {
  return Math.floor(ms / hourMs);
}

/** The most hours that one top-up adds or takes: a slip of the keyboard is noticed, and sums stay exact. */
export const maxTopUpHours = 100_000;

/** The difference that the API is sent, in milliseconds that come to whole minutes; negative where it corrects (9.030, 9.031, X58). */
export function readTopUp(value: unknown, path = "timeQuotumDifferenceInMs"): Result<number, FieldError> {
  if (value === undefined || value === null) return err(fieldError(path, "REQUIRED"));
  if (typeof value !== "number" || Number.isNaN(value)) return err(fieldError(path, "NOT_A_NUMBER"));
  if (Math.abs(value) > maxTopUpHours * hourMs)
    return err(fieldError(path, "TOO_MANY_HOURS", { max: maxTopUpHours }));
  if (!Number.isInteger(value)) return err(fieldError(path, "NOT_A_WHOLE_NUMBER"));
  if (value === 0) return err(fieldError(path, "NO_TIME_TO_ADD"));
  return value % minuteMs === 0 ? ok(value) : err(fieldError(path, "NOT_WHOLE_MINUTES"));
}

/**
 * The hours that were typed, as the difference in milliseconds (9.018, 9.019, 9.030): a number, with a decimal point or
 * comma, of at most four decimals, taken to the nearest minute: 0.33 are the 20 minutes that are meant.
 */
export function readTopUpHours(typed: string, path = "hours"): Result<number, FieldError> {
  const text = typed.trim().replace("\u2212", "-").replace(",", ".");
  if (text === "") return err(fieldError(path, "REQUIRED"));
  if (!/^[+-]?(\d+\.?\d{0,4}|\.\d{1,4})$/.test(text)) return err(fieldError(path, "NOT_A_NUMBER"));
  const hours = Number(text);
  const minutes = Math.round((hours * hourMs) / minuteMs);
  if (hours !== 0 && minutes === 0) return err(fieldError(path, "LESS_THAN_A_MINUTE"));
  // Turns -0 into 0.
  return readTopUp(minutes === 0 ? 0 : minutes * minuteMs, path);
}
