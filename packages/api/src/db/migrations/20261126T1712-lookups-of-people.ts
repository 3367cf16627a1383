import { type Kysely, sql } from "kysely";

/**
 * When somebody was seen last, and the roles of their token then, for who looks them up; and the ways to what they tried to start
 * and to the mails that went to them.
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
