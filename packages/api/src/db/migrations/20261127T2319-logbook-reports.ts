import { type Kysely, sql } from "kysely";

/**
 * Reports of a logbook for examiners. Their code verifies the file by its digest, and shows its numbers as they were. A row
 * without a digest is still being made; a withdrawn one keeps nothing but its code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_report (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      code text not null unique check (code ~ '^[0-9a-z]{20}$'),
      requirement_set text not null check (requirement_set in ('european_board', 'institution')),
      -- Null: from the first case.
      period_from date,
      period_to date not null,
      -- The time that the file states, at which it was requested.
      made_at timestamptz(3) not null,
      sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
      object_key text,
      size int check (size > 0),
      -- The name, the institutions and the totals as the file has them.
      content jsonb,
      revoked_at timestamptz(3),
      check (revoked_at is null or (object_key is null and content is null)),
      check (revoked_at is not null or (sha256 is null) = (object_key is null)),
      check (revoked_at is not null or (sha256 is null) = (content is null))
    );
    create index logbook_report_of_person on logbook_report (user_id, made_at desc, id);
    create index logbook_report_to_forget on logbook_report (made_at);
    create trigger note_unowned_object after delete or update of object_key on logbook_report
      for each row execute function note_unowned_object();
  `.execute(db);
}
