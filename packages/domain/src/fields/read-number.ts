import { type FieldError, fieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";

/** A non-negative decimal with at most three decimals (7.055, 7.056), up to `max`. Nothing typed is null. */
export function readNumber(path: string, value: unknown, max: number): Result<number | null, FieldError> {
  if (value === undefined || value === null) return ok(null);
  if (typeof value === "string") return readTyped(path, value.trim(), max);
  if (typeof value !== "number" || !hasThreeDecimals(value)) return err(fieldError(path, "NOT_A_NUMBER"));
  return within(path, value, max);
}

function readTyped(path: string, text: string, max: number): Result<number | null, FieldError> {
  if (text === "") return ok(null);
  if (!/^(\d{1,15}(\.\d{1,3})?|\.\d{1,3})$/.test(text)) return err(fieldError(path, "NOT_A_NUMBER"));
  return within(path, Number(text), max);
}

function hasThreeDecimals(value: number): boolean {
  return value >= 0 && Number.isFinite(value) && Number(value.toFixed(3)) === value;
}

function within(path: string, value: number, max: number): Result<number, FieldError> {
  // Adding 0 turns -0 into 0.
  return value > max ? err(fieldError(path, "NUMBER_TOO_LARGE", { max })) : ok(value + 0);
}
