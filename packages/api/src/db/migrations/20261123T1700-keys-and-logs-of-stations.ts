import { type Kysely, sql } from "kysely";

/** Whose a key is, so that no second station gets it; and when something of a log came last, so that no other takes its place meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Not unique: what stands may have one twice, and enrolment looks under a lock.
    create index station_by_key on station ((public_key ->> 'x')) where public_key is not null;

    alter table station_log add column moved_at timestamptz(3);
  `.execute(db);
}
