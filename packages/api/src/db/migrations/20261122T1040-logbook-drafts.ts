import { type Kysely, sql } from "kysely";

/**
 * Creates drafts of records. The draft of a change has the id of its record, so that a person has one for each record; if the
 * record is deleted, it becomes the draft of a new one. The content is text and not jsonb, because it is returned unchanged,
 * including what jsonb refuses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_draft (
      user_id uuid not null references app_user on delete cascade,
      id uuid not null,
      record_id uuid references logbook_record on delete set null,
      revision int not null check (revision >= 1),
      content text not null check (length(content) <= 300000),
      date_of_procedure date,
      procedure_name text,
      saved_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      primary key (user_id, id),
      check (record_id = id)
    );
    create index logbook_draft_of_record on logbook_draft (record_id) where record_id is not null;
    create index logbook_draft_expiry on logbook_draft (expires_at);
  `.execute(db);
}
