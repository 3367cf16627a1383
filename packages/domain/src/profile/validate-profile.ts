import { collector } from "../collect.ts";
import { type FieldError, fieldError } from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { readRequiredText, readText } from "../text.ts";
import {
  type ExperienceField,
  experienceFields,
  genders,
  type Profile,
  type ProfileField,
  type ProfileInput,
} from "./profile.ts";

/** The longest texts of a profile, in UTF-16 units. */
export const longestProfileText = {
  name: 100,
  email: 254,
  hospital: 200,
  specialty: 100,
  phone: 40,
} as const;

/** More than anybody has done, so that a slip of the keyboard is noticed. */
const largest = { procedures: 100_000, years: 80 };

/** The check of an edited profile (13.011), for the form and for the API; only the fields that were given. */
export function validateProfile(given: ProfileInput): Result<Partial<Profile>, readonly FieldError[]> {
  const { errors, take } = collector();
  const change: Partial<Record<ProfileField, unknown>> = {};
  const read = (field: ProfileField, value: Result<unknown, FieldError>) => {
    if (given[field] !== undefined) change[field] = take(value);
  };
  const text = (field: ProfileField, max: number) => readText(field, given[field], { max });
  const required = (field: ProfileField, max: number) => readRequiredText(field, given[field], { max });

  read("first_name", required("first_name", longestProfileText.name));
  read("last_name", required("last_name", longestProfileText.name));
  read("gender", readGender(given.gender));
  read("hospital_university", text("hospital_university", longestProfileText.hospital));
  read("email", asAddress("email", required("email", longestProfileText.email)));
  for (const field of experienceFields) read(field, readCount(field, given[field]));
  read("specialty_other", text("specialty_other", longestProfileText.specialty));
  read("secondary_email", asAddress("secondary_email", text("secondary_email", longestProfileText.email)));
  read("phone_no", text("phone_no", longestProfileText.phone));
  return errors.length === 0 ? ok(change as Partial<Profile>) : err(errors);
}

/** Loose (13.011): something, an @, something, and no space. Whether it can be reached is seen when it is written to. */
const address = /^[^\s@]+@\S+$/;

function asAddress(
  path: ProfileField,
  read: Result<string | null, FieldError>,
): Result<string | null, FieldError> {
  if (!read.ok || read.value === null || address.test(read.value)) return read;
  return err(fieldError(path, "INVALID_EMAIL"));
}

function readGender(given: unknown): Result<Profile["gender"], FieldError> {
  if (given === undefined || given === null || given === "") return ok(null);
  const gender = genders.find((each) => each === given);
  return gender === undefined ? err(fieldError("gender", "NOT_AN_OPTION")) : ok(gender);
}

/** A whole number; a negative one is taken for its absolute value (G.026). */
function readCount(path: ExperienceField, given: unknown): Result<number | null, FieldError> {
  if (given === undefined || given === null || given === "") return ok(null);
  if (typeof given !== "number" || !Number.isFinite(given)) return err(fieldError(path, "NOT_A_NUMBER"));
  const count = Math.abs(given);
  if (!Number.isInteger(count)) return err(fieldError(path, "NOT_A_WHOLE_NUMBER"));
  const max = path.startsWith("number_") ? largest.procedures : largest.years;
  return count > max ? err(fieldError(path, "NUMBER_TOO_LARGE", { max })) : ok(count);
}
