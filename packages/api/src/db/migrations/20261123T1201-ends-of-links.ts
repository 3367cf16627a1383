import { type Kysely, sql } from "kysely";

/**
 * What ends a link before its time. Sessions are the identity service's; the portal keeps which of them were signed out of, for as
 * long as a link of theirs could live, and who has read which file of the library a moment ago, so that one reading is one line of
 * the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_session (
      -- As links name it: a digest, never the service's own id.
      session text primary key check (session <> ''),
      ended_at timestamptz(3) not null
    );
    create index ended_session_ended_at on ended_session (ended_at);

    create table library_reading (
      person_id uuid not null references app_user (id) on delete cascade,
      item_id bigint not null references storage_item (id) on delete cascade,
      noted_at timestamptz(3) not null,
      primary key (person_id, item_id)
    );
    create index library_reading_item on library_reading (item_id);
    create index library_reading_noted_at on library_reading (noted_at);
  `.execute(db);
}
