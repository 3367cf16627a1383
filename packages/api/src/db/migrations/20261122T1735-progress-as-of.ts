import { type Kysely, sql } from "kysely";

/**
 * Progress is read while people start, learn and set courses back: a figure says of when it is, so that an older one never
 * takes its place. `course_progress` was there before anything was learned here, and has nothing in it.
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
