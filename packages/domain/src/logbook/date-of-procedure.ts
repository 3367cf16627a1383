import { type FieldError, fieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, daysBetween, type Instant, type LocalDate, utcDay } from "../time.ts";
import { daysUntilLongAgo } from "./limits.ts";
import { readDay } from "./read-fields.ts";

/**
 * The latest date of procedure that a server accepts. A form uses its browser's today; a server does not know the time zone,
 * and no zone is more than a day ahead of UTC, so it allows tomorrow in UTC.
 */
export function latestDayForServer(now: Instant): LocalDate {
  return addDays(utcDay(now), 1);
}

/** Reads the date of procedure, which is required (7.052) and must not be after `latestDay` (7.059). */
export function readDateOfProcedure(value: unknown, latestDay: LocalDate): Result<LocalDate, FieldError> {
  const path = "dateOfProcedure";
  const read = readDay(path, value, latestDay);
  if (!read.ok) return read.error.code === "DATE_TOO_LATE" ? err(fieldError(path, "DATE_IN_FUTURE")) : read;
  return read.value === null ? err(fieldError(path, "REQUIRED")) : ok(read.value);
}

/** More than 10 days in the past: the form asks, and still saves (7.060). */
export function isLongAgo(date: LocalDate, today: LocalDate): boolean {
  return daysBetween(date, today) > daysUntilLongAgo;
}
