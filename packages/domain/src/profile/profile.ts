/** The genders of a profile (13.008). The logbook has a different list of sexes (X72). */
export const genders = ["female", "male", "neutral"] as const;
export type Gender = (typeof genders)[number];

export const performedFields = [
  "number_of_real_procedures_performed",
  "number_of_simulated_procedures_performed",
] as const;
export const yearsFields = [
  "years_of_experience_interventional_cardiology",
  "years_of_experience_neuroradiology",
  "years_of_experience_radiology",
  "years_of_experience_vascular_surgery",
  "years_of_experience_other",
  "years_as_first_operator",
  "years_as_second_operator",
] as const;

/** Fields for the numbers of procedures and for years of experience: whole numbers that are not negative (13.008, G.026). */
export const experienceFields = [...performedFields, ...yearsFields] as const;
export type ExperienceField = (typeof experienceFields)[number];

/** The personal data of a profile, by the names of the contract (13.008). */
export type Profile = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly gender: Gender | null;
  readonly hospital_university: string | null;
  readonly specialty_other: string | null;
  readonly secondary_email: string | null;
  readonly phone_no: string | null;
} & { readonly [Field in ExperienceField]: number | null };

export type ProfileField = keyof Profile;

/** The fields of a profile in the order of the form. */
export const profileFields = [
  "first_name",
  "last_name",
  "gender",
  "hospital_university",
  "email",
  ...experienceFields,
  "specialty_other",
  "secondary_email",
  "phone_no",
] as const satisfies readonly ProfileField[];

/** The sent fields: a missing field is unchanged, and null or an empty text clears it. */
export type ProfileInput = { readonly [Field in ProfileField]?: unknown };
