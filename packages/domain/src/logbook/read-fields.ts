import { type FieldError, fieldError } from "../field-errors.ts";
import { isUuid } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { type LocalDate, parseLocalDate } from "../time.ts";
import { earliestDay } from "./limits.ts";

/** A value of an enumeration; nothing chosen is null. */
export function readOption<Value extends string>(
  path: string,
  input: unknown,
  values: readonly Value[],
): Result<Value | null, FieldError> {
  if (input === undefined || input === null || input === "") return ok(null);
  const value = values.find((each) => each === input);
  return value === undefined ? err(fieldError(path, "NOT_AN_OPTION")) : ok(value);
}

/** Modality values travel with spaces removed (7.061): "No Imaging" is `NoImaging`. */
export function withoutSpaces<Given>(input: Given): Given | string {
  return typeof input === "string" ? input.replaceAll(" ", "") : input;
}

/** A day from 1900 to `latest`; nothing chosen is null. */
export function readDay(
  path: string,
  value: unknown,
  latest: LocalDate,
): Result<LocalDate | null, FieldError> {
  if (value === undefined || value === null || value === "") return ok(null);
  const day = typeof value === "string" ? parseLocalDate(value) : undefined;
  if (day === undefined) return err(fieldError(path, "NOT_A_DATE"));
  if (day < earliestDay) return err(fieldError(path, "DATE_TOO_EARLY", { earliest: earliestDay }));
  return day > latest ? err(fieldError(path, "DATE_TOO_LATE", { latest })) : ok(day);
}

/** An id of the portal; one that cannot be an id is no option, like one that does not exist. */
export function readUuid(path: string, value: unknown): Result<string | null, FieldError> {
  if (value === undefined || value === null || value === "") return ok(null);
  return typeof value === "string" && isUuid(value)
    ? ok(value.toLowerCase())
    : err(fieldError(path, "NOT_AN_OPTION"));
}
