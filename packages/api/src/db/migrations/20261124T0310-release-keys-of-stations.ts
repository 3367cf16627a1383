import { type Kysely, sql } from "kysely";

/** Adds the public keys with which a station verifies packages, as it last reported; null if it has not reported any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table station_state add column release_keys text[]`.execute(db);
}
