import { type Kysely, sql } from "kysely";

/**
 * Adds what ends a link before its expiry. Sessions belong to the identity service; the portal stores which ones were signed out
 * of for as long as their links could live, and who has recently read which file of the library, so that one reading is logged
 * once.
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
