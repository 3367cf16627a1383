import { type Kysely, sql } from "kysely";

/**
 * Adds the owner of a key, so that no second station gets it, and when a piece of a log last arrived, so that no other log
 * replaces it before some time has passed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Not unique: what stands may have one twice, and enrolment looks under a lock.
    create index station_by_key on station ((public_key ->> 'x')) where public_key is not null;

    alter table station_log add column moved_at timestamptz(3);
  `.execute(db);
}
