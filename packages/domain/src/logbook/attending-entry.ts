import * as v from "valibot";
import { isEmail, maxEmailLength } from "../email.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import { fieldErrorCode } from "../input/field-errors.ts";
import { readWith } from "../input/read-with.ts";
import { readerStep } from "../input/reader-step.ts";
import { neededText, text } from "../input/text.ts";
import { err, ok, type Result } from "../result.ts";
import { readText } from "../text.ts";
import { formatAttendingName, type PersonName, parseAttendingName } from "./attending-name.ts";
import { maxHospitalLength, maxPersonNameLength } from "./limits.ts";

/** An entry of an account's list of attendings; without an address it is unverified (7.086, 7.089). */
export type AttendingEntry = PersonName & { readonly email: string | null };

const namePart = neededText({ max: maxPersonNameLength, isName: true }, "ATTENDING_NAME_REQUIRED");
const email = v.pipe(
  text({ max: maxEmailLength }),
  v.check((value) => value === null || isEmail(value), fieldErrorCode("NOT_AN_EMAIL")),
);
const entry = v.object({
  // When an entry is edited, the first comma ends the last name.
  lastName: v.pipe(namePart, v.excludes(",", fieldErrorCode("ATTENDING_NAME_WITHOUT_COMMA"))),
  firstName: namePart,
  email,
});
const form = v.pipe(
  v.object({ name: v.pipe(v.unknown(), readerStep(readTypedName)), email }),
  v.transform(({ name, ...rest }): AttendingEntry => ({ ...name, ...rest })),
);
/** An entry as the API is sent it; an empty address counts as none (7.092, 7.093, 7.102). */
export function readAttendingEntry(input: {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly email?: unknown;
}): Result<AttendingEntry, readonly FieldError[]> {
  return readWith(entry, input);
}

/** An entry as a person types it: "Last, First", and an address or nothing (7.098, 7.099, 7.102). */
export function readAttendingForm(input: {
  readonly name: string;
  readonly email: string;
}): Result<AttendingEntry, readonly FieldError[]> {
  return readWith(form, input);
}

/** The name of a hospital, on the wire and as typed (7.095, 7.096, 7.104). */
export function readHospitalName(value: unknown): Result<string, FieldError> {
  const read = readText("name", value, { max: maxHospitalLength, isName: true });
  if (!read.ok) return read;
  return read.value === null ? err(fieldError("name", "HOSPITAL_NAME_REQUIRED")) : ok(read.value);
}

/** Compares two attendings by last name and then first name, which is the order of the lists (7.086). */
export function compareAttendings(a: PersonName, b: PersonName): number {
  return formatAttendingName(a).localeCompare(formatAttendingName(b), "en", { sensitivity: "base" });
}

function readTypedName(path: string, value: unknown): Result<PersonName, FieldError> {
  const parsed = parseAttendingName(value, path);
  if (parsed.ok) return parsed;
  if (parsed.error.code === "REQUIRED") return err(fieldError(path, "ATTENDING_NAME_REQUIRED"));
  if (parsed.error.code === "NAME_WITHOUT_COMMA")
    return err(fieldError(path, "ATTENDING_NAME_WITHOUT_COMMA"));
  return parsed;
}
