import { type FieldError, fieldError } from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { largestDose } from "./limits.ts";

/** A non-negative decimal with at most three decimals (7.055, 7.056), for all five doses (X75). Nothing typed is null. */
export function parseDose(path: string, given: unknown): Result<number | null, FieldError> {
  if (given === undefined || given === null) return ok(null);
  if (typeof given === "string") return parseTyped(path, given.trim());
  if (typeof given !== "number" || !hasThreeDecimals(given)) return err(fieldError(path, "NOT_A_NUMBER"));
  return within(path, given);
}

function parseTyped(path: string, text: string): Result<number | null, FieldError> {
  if (text === "") return ok(null);
  if (!/^(\d{1,15}(\.\d{1,3})?|\.\d{1,3})$/.test(text)) return err(fieldError(path, "NOT_A_NUMBER"));
  return within(path, Number(text));
}

function hasThreeDecimals(value: number): boolean {
  return value >= 0 && Number.isFinite(value) && Number(value.toFixed(3)) === value;
}

function within(path: string, value: number): Result<number, FieldError> {
  // Adding 0 turns -0 into 0.
  return value > largestDose
    ? err(fieldError(path, "NUMBER_TOO_LARGE", { max: largestDose }))
    : ok(value + 0);
}
