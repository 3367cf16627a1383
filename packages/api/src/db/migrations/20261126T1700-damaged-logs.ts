import { type Kysely, sql } from "kysely";

/**
 * Adds why a completely received log was refused, until a new piece of it arrives: its bytes differ from the announcement, or its
 * content does not match its name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table station_log add column damage text check (damage in ('other_bytes', 'other_content'));
  `.execute(db);
}
