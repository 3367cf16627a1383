import { type Kysely, sql } from "kysely";

/**
 * An index for standings in exercises, which are computed from all runs of a person, or of fifty people of a group. The runs of a
 * person are scattered over the table, which is in order of time; in the index they are adjacent and contain all needed columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index simulator_activity_series;
    create index simulator_activity_series on simulator_activity (created_by, exercise_key, started_at, id)
      include (customer_id, exercise_id, is_completed, is_met, progress, total_time_s);
  `.execute(db);
}
