import { type Kysely, sql } from "kysely";

/**
 * Creates people's own data (13.008). `email` is the identity service's, on which policies decide; `contact_email` is where the
 * person prefers to get mail. `claimed_…_name` is the name in the token if the person has chosen another one, and null otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user
      add column contact_email text,
      add column claimed_first_name text,
      add column claimed_last_name text;

    create table user_profile (
      user_id uuid primary key references app_user on delete cascade,
      gender text check (gender in ('female', 'male', 'neutral')),
      hospital_university text,
      number_of_real_procedures_performed int check (number_of_real_procedures_performed >= 0),
      number_of_simulated_procedures_performed int check (number_of_simulated_procedures_performed >= 0),
      years_of_experience_interventional_cardiology int
        check (years_of_experience_interventional_cardiology >= 0),
      years_of_experience_neuroradiology int check (years_of_experience_neuroradiology >= 0),
      years_of_experience_radiology int check (years_of_experience_radiology >= 0),
      years_of_experience_vascular_surgery int check (years_of_experience_vascular_surgery >= 0),
      years_of_experience_other int check (years_of_experience_other >= 0),
      specialty_other text,
      years_as_first_operator int check (years_as_first_operator >= 0),
      years_as_second_operator int check (years_as_second_operator >= 0),
      secondary_email text,
      phone_no text
    );
  `.execute(db);
}
