import type { FieldError } from "@cathedra/domain/messages";
import {
  type ExperienceField,
  experienceFields,
  type Gender,
  genders,
  type ProfileField,
  profileFields,
  validateProfile,
} from "@cathedra/domain/profile";
import * as v from "valibot";
import type { FieldTexts } from "../../../features/entity-form/save-refusal.ts";

const count = v.nullable(v.number());
const counts = Object.fromEntries(experienceFields.map((field) => [field, count])) as {
  readonly [Field in ExperienceField]: typeof count;
};

/** The account settings as the form holds them; an empty text if nothing is stored. */
export const accountForm = v.object({
  ...counts,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  gender: v.nullable(v.picklist(genders)),
  hospital_university: v.string(),
  specialty_other: v.string(),
  secondary_email: v.string(),
  phone_no: v.string(),
});

export type AccountForm = Readonly<v.InferOutput<typeof accountForm>>;

/** The changed fields. Only these are stored and sent, so that changes by another window are kept. */
export type AccountChanges = Partial<AccountForm>;

/** Changes in the form in which JSON stores them, without undefined values. */
export const accountChanges = v.pipe(
  v.partial(accountForm),
  v.transform((changes) => changes as AccountChanges),
);

/** A profile as it was loaded. */
export type LoadedProfile = { readonly [Field in ExperienceField]?: number | null | undefined } & {
  readonly [Field in Exclude<ProfileField, ExperienceField>]?: string | null | undefined;
};

export function makeForm(profile: LoadedProfile): AccountForm {
  const form = profileFields.map((field) => {
    const value = profile[field] ?? null;
    return [field, isText(field) ? (value ?? "") : value];
  });
  return { ...Object.fromEntries(form), gender: getGender(profile.gender) };
}

/** Adds a change; a field with the stored value is not a change. */
export function withChange(
  stored: AccountForm,
  changes: AccountChanges,
  change: AccountChanges,
): AccountChanges {
  const all = { ...changes, ...change };
  return Object.fromEntries(
    profileFields
      .filter((field) => field in all && all[field] !== stored[field])
      .map((field) => [field, all[field]]),
  );
}

/** The `changes` that remain after `sent` was stored: those typed since. */
export function withoutSent(changes: AccountChanges, sent: AccountChanges): AccountChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== sent[field as ProfileField]),
  );
}

/** The form's errors by field (13.011). */
export function getErrors(form: AccountForm): FieldTexts {
  const read = validateProfile(form);
  return read.ok ? {} : byField(read.error);
}

export function byField(errors: readonly Pick<FieldError, "path" | "message">[]): FieldTexts {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** The input of the mutation: an empty text becomes null, which empties the field. */
export function toInput(changes: AccountChanges): AccountChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === "string" && value.trim() === "" ? null : value,
    ]),
  );
}

function isText(field: ProfileField): boolean {
  return field !== "gender" && !experienceFields.some((each) => each === field);
}

function getGender(text: string | null | undefined): Gender | null {
  return genders.find((each) => each === text) ?? null;
}
