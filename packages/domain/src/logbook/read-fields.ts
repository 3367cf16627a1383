import { type FieldError, fieldError } from "../field-errors.ts";
import { isUuid } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { type LocalDate, parseLocalDate } from "../time.ts";
import { earliestDay } from "./limits.ts";

/** A value of an enumeration; nothing chosen is null. */
export function readOption<Value extends string>(
  path: string,
  given: unknown,
  values: readonly Value[],
): Result<Value | null, FieldError> {
  if (given === undefined || given === null || given === "") return ok(null);
  const value = values.find((each) => each === given);
  return value === undefined ? err(fieldError(path, "NOT_AN_OPTION")) : ok(value);
}

/** Modality values travel with spaces removed (7.061): "No Imaging" is `NoImaging`. */
export function withoutSpaces<Given>(given: Given): Given | string {
  return typeof given === "string" ? given.replaceAll(" ", "") : given;
}

/** A day from 1900 to `latest`; nothing chosen is null. */
export function readDay(
  path: string,
  given: unknown,
  latest: LocalDate,
): Result<LocalDate | null, FieldError> {
  if (given === undefined || given === null || given === "") return ok(null);
  const day = typeof given === "string" ? parseLocalDate(given) : undefined;
  if (day === undefined) return err(fieldError(path, "NOT_A_DATE"));
  if (day < earliestDay) return err(fieldError(path, "DATE_TOO_EARLY", { earliest: earliestDay }));
  return day > latest ? err(fieldError(path, "DATE_TOO_LATE", { latest })) : ok(day);
}

/** An id of the portal; one that cannot be an id is no option, like one that does not exist. */
export function readUuid(path: string, given: unknown): Result<string | null, FieldError> {
  if (given === undefined || given === null || given === "") return ok(null);
  return typeof given === "string" && isUuid(given)
    ? ok(given.toLowerCase())
    : err(fieldError(path, "NOT_AN_OPTION"));
}
