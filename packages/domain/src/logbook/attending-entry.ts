import { collector } from "../collect.ts";
import { isEmail, longestEmail } from "../email.ts";
import { type FieldError, fieldError } from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { readText } from "../text.ts";
import { formatAttendingName, type PersonName, parseAttendingName } from "./attending-name.ts";
import { longestHospital, longestPersonName } from "./limits.ts";

/** An entry of an account's list of attendings; without an address it is unverified (7.086, 7.089). */
export type AttendingEntry = PersonName & { readonly email: string | null };

/** An entry as the API is sent it; an empty address counts as none (7.092, 7.093, 7.102). */
export function readAttendingEntry(given: {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly email?: unknown;
}): Result<AttendingEntry, readonly FieldError[]> {
  const { errors, take } = collector();
  const lastName = take(readNamePart("lastName", given.lastName));
  const firstName = take(readNamePart("firstName", given.firstName));
  const email = take(readEmail("email", given.email));
  if (errors.length > 0 || firstName === undefined || lastName === undefined || email === undefined)
    return err(errors);
  return ok({ firstName, lastName, email });
}

/** An entry as a person types it: "Last, First", and an address or nothing (7.098, 7.099, 7.102). */
export function readAttendingForm(given: {
  readonly name: string;
  readonly email: string;
}): Result<AttendingEntry, readonly FieldError[]> {
  const { errors, take } = collector();
  const name = take(readTypedName(given.name));
  const email = take(readEmail("email", given.email));
  if (errors.length > 0 || name === undefined || email === undefined) return err(errors);
  return ok({ ...name, email });
}

/** The name of a hospital, on the wire and as typed (7.095, 7.096, 7.104). */
export function readHospitalName(given: unknown): Result<string, FieldError> {
  const read = readText("name", given, { max: longestHospital, isName: true });
  if (!read.ok) return read;
  return read.value === null ? err(fieldError("name", "HOSPITAL_NAME_REQUIRED")) : ok(read.value);
}

/** By last name, then first, as both lists are sorted (7.086). */
export function compareAttendings(a: PersonName, b: PersonName): number {
  return formatAttendingName(a).localeCompare(formatAttendingName(b), "en", { sensitivity: "base" });
}

function readTypedName(given: string): Result<PersonName, FieldError> {
  const parsed = parseAttendingName(given, "name");
  if (parsed.ok) return parsed;
  if (parsed.error.code === "REQUIRED") return err(fieldError("name", "ATTENDING_NAME_REQUIRED"));
  if (parsed.error.code === "NAME_WITHOUT_COMMA")
    return err(fieldError("name", "ATTENDING_NAME_WITHOUT_COMMA"));
  return parsed;
}

function readNamePart(path: string, given: unknown): Result<string, FieldError> {
  const read = readText(path, given, { max: longestPersonName, isName: true });
  if (!read.ok) return read;
  if (read.value === null) return err(fieldError(path, "ATTENDING_NAME_REQUIRED"));
  // Where an entry is edited, the first comma ends the last name.
  const isSplit = path === "lastName" && read.value.includes(",");
  return isSplit ? err(fieldError(path, "ATTENDING_NAME_WITHOUT_COMMA")) : ok(read.value);
}

function readEmail(path: string, given: unknown): Result<string | null, FieldError> {
  const read = readText(path, given, { max: longestEmail });
  if (!read.ok || read.value === null) return read;
  return isEmail(read.value) ? read : err(fieldError(path, "NOT_AN_EMAIL"));
}
