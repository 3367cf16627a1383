import { type Kysely, sql } from "kysely";

/** The public keys with which a station checks packages, as it said last; null: it has not said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table station_state add column release_keys text[]`.execute(db);
}
