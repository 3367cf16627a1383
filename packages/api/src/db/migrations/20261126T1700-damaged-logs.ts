import { type Kysely, sql } from "kysely";

/** Why a log that came whole was not taken, until a piece of it comes again: its bytes are others than announced, or not what its name says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table station_log add column damage text check (damage in ('other_bytes', 'other_content'));
  `.execute(db);
}
