import { type Kysely, sql } from "kysely";

/**
 * When a picture was taken, or a recording began; null: the delivery does not say. Until now a file without a time was kept
 * with the end of its run, so of the rows that exist an equal time counts as not stated. `created_at` keeps its value for
 * processes of the version before, whose rows have no time here. Only pictures and recordings are written: 2.5 million in half
 * a minute, during which nobody waits but the job of thumbnails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activity_file add column taken_at timestamptz(3);
    update activity_file file set taken_at = file.created_at
      from simulator_activity activity
      where activity.id = file.activity_id and file.kind in ('image', 'recording')
        and file.created_at <> activity.ended_at;
  `.execute(db);
}
