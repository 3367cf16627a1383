import { type Kysely, sql } from "kysely";

/** Adds signing in on a station by its code: who was the first to try a code, when the station last polled, and the outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table qr_login
      add column tried_by uuid references app_user on delete set null,
      add column polled_at timestamptz(3),
      add column session_id uuid references station_sign_in on delete set null;
    create index qr_login_of_session on qr_login (session_id) where session_id is not null;

    -- Wrong match codes count against the station, too.
    alter table wrong_code
      drop constraint wrong_code_subject_check,
      add constraint wrong_code_subject_check check (subject ~ '^(user|address|station):');

    -- Where somebody is signed in now.
    create index station_session_of_user on station_sign_in (user_id, signed_in_at desc)
      where signed_out_at is null and token_hash is not null;
  `.execute(db);
}
