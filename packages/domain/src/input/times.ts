import * as v from "valibot";
import { type FieldError, fieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, instant, type LocalDate, parseInstant, parseLocalDate } from "../time.ts";
import { fieldErrorCode } from "./field-errors.ts";
import { readerStep } from "./reader-step.ts";

/** The greatest instant that a JavaScript `Date` can hold. */
const maxInstant = 8.64e15;

/** An instant in ISO 8601 with its zone, or as epoch milliseconds, as the API's scalar hands it on. */
export function moment() {
  return v.pipe(v.unknown(), readerStep(readMoment));
}

/** A day as `2026-03-14`, within the given limits. */
export function day({ earliest, latest }: { readonly earliest: LocalDate; readonly latest: LocalDate }) {
  return v.pipe(
    v.unknown(),
    readerStep(readDay),
    v.check((read) => read >= earliest, fieldErrorCode("DATE_TOO_EARLY", { earliest })),
    v.check((read) => read <= latest, fieldErrorCode("DATE_TOO_LATE", { latest })),
  );
}

function readMoment(path: string, value: unknown): Result<Instant, FieldError> {
  const at = typeof value === "string" ? parseInstant(value) : value;
  const isInstant = typeof at === "number" && Number.isInteger(at) && Math.abs(at) <= maxInstant;
  return isInstant ? ok(instant(at)) : err(fieldError(path, "NOT_A_DATE"));
}

function readDay(path: string, value: unknown): Result<LocalDate, FieldError> {
  const read = typeof value === "string" ? parseLocalDate(value) : undefined;
  return read === undefined ? err(fieldError(path, "NOT_A_DATE")) : ok(read);
}
