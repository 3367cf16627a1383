import { type Kysely, sql } from "kysely";

/**
 * How somebody stands in the exercises is worked out from all their runs, and how a group stands from those of fifty people. The
 * runs of one person lie all over the table, which is in the order of time; here they lie together, with all that is needed of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index simulator_activity_series;
    create index simulator_activity_series on simulator_activity (created_by, exercise_key, started_at, id)
      include (customer_id, exercise_id, is_completed, is_met, progress, total_time_s);
  `.execute(db);
}
