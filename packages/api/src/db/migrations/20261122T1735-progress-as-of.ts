import { type Kysely, sql } from "kysely";

/**
 * Progress is read while people start, learn and reset courses, so each figure stores its instant and is never replaced by an
 * older one. `course_progress` existed before any learning and is empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table course_enrolment add column as_of timestamptz(3) not null default now();
    alter table progress_reading
      -- When the reading that was written last had begun.
      add column figures_at timestamptz(3),
      -- When the platform last said that it has nobody of this address.
      add column nobody_at timestamptz(3);
    drop table course_progress;
  `.execute(db);
}
