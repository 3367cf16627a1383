import * as v from "valibot";
import type { FieldError } from "../field-errors.ts";
import { option } from "../input/choices.ts";
import { fieldErrorCode } from "../input/field-errors.ts";
import { optionalField } from "../input/optional-fields.ts";
import { readWith } from "../input/read-with.ts";
import { neededText, text } from "../input/text.ts";
import type { Result } from "../result.ts";
import { genders, type Profile, type ProfileInput, performedFields, yearsFields } from "./profile.ts";

/** The longest texts of a profile, in UTF-16 units. */
export const maxProfileTextLength = {
  name: 100,
  email: 254,
  hospital: 200,
  specialty: 100,
  phone: 40,
} as const;

/** Larger than anybody's true numbers, so that typing errors are noticed. */
const largest = { procedures: 100_000, years: 80 };

/** Loose (13.011): something, an @, something, and no space. Whether it can be reached is seen when it is written to. */
const address = /^[^\s@]+@\S+$/;

/** A whole number; a negative one is taken for its absolute value (G.026). */
function count(max: number) {
  const noNumber = fieldErrorCode("NOT_A_NUMBER");
  return optionalField(
    v.pipe(
      v.number(noNumber),
      v.finite(noNumber),
      v.transform(Math.abs),
      v.integer(fieldErrorCode("NOT_A_WHOLE_NUMBER")),
      v.maxValue(max, fieldErrorCode("NUMBER_TOO_LARGE", { max })),
    ),
  );
}

const name = neededText({ max: maxProfileTextLength.name });
const profile = v.object({
  first_name: v.exactOptional(name),
  last_name: v.exactOptional(name),
  gender: v.exactOptional(optionalField(option(genders))),
  hospital_university: v.exactOptional(text({ max: maxProfileTextLength.hospital })),
  email: v.exactOptional(
    v.pipe(
      neededText({ max: maxProfileTextLength.email }),
      v.regex(address, fieldErrorCode("INVALID_EMAIL")),
    ),
  ),
  ...v.entriesFromList(performedFields, v.exactOptional(count(largest.procedures))),
  ...v.entriesFromList(yearsFields, v.exactOptional(count(largest.years))),
  specialty_other: v.exactOptional(text({ max: maxProfileTextLength.specialty })),
  secondary_email: v.exactOptional(
    v.pipe(
      text({ max: maxProfileTextLength.email }),
      v.check((value) => value === null || address.test(value), fieldErrorCode("INVALID_EMAIL")),
    ),
  ),
  phone_no: v.exactOptional(text({ max: maxProfileTextLength.phone })),
});

/** The check of an edited profile (13.011), for the form and for the API; only the fields that were given. */
export function validateProfile(input: ProfileInput): Result<Partial<Profile>, readonly FieldError[]> {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return readWith(profile, sent);
}
