import { type FieldError, fieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { readRequiredText } from "../text.ts";
import { maxPersonNameLength } from "./limits.ts";

export type PersonName = { readonly firstName: string; readonly lastName: string };

/** Reads "Last, First" (7.053, 7.054). What follows a second comma belongs to the first name: "King, Martin, Jr.". */
export function parseAttendingName(value: unknown, path = "attendingName"): Result<PersonName, FieldError> {
  const read = readRequiredText(path, value, { max: maxPersonNameLength * 2 + 2 });
  if (!read.ok) return read;
  const comma = read.value.indexOf(",");
  if (comma === -1) return err(fieldError(path, "NAME_WITHOUT_COMMA"));
  const lastName = read.value.slice(0, comma).trim();
  const firstName = read.value.slice(comma + 1).trim();
  if (lastName === "" || firstName === "") return err(fieldError(path, "NAME_WITHOUT_COMMA"));
  const longest = Math.max(lastName.length, firstName.length);
  if (longest > maxPersonNameLength) return err(fieldError(path, "TOO_LONG", { max: maxPersonNameLength }));
  return ok({ firstName, lastName });
}

/** Formats the name as the form shows and reads it: "Last, First". */
export function formatAttendingName({ firstName, lastName }: PersonName): string {
  return `${lastName}, ${firstName}`;
}
