import { type Kysely, sql } from "kysely";

/**
 * Adds when a person was last seen and the roles in their token then, for people who look them up; and indexes for what they
 * tried to start and for the mails to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_visit (
      user_id uuid primary key references app_user (id) on delete cascade,
      seen_at timestamptz not null,
      roles text[] not null
    );
    create index vm_history_starts_of_person on vm_history (started_by, id desc) where reason in ('CLAIMED', 'WOKEN');
    create index mail_to_recipient on mail (lower(recipient), created_at desc);
  `.execute(db);
}
