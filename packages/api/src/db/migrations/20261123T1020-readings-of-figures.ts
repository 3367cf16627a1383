import { type Kysely, sql } from "kysely";

/**
 * Stores for each figure when it was read from the platform: for all courses of a person (`progress_reading`), and for one course
 * with its units (`course_reading`). Also stores what made figures invalid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was asked before says nothing any longer: something was done since that changes it, or may have.
    alter table progress_reading add column invalidated_at timestamptz(3);

    create table course_reading (
      user_id uuid not null references app_user on delete cascade,
      course_id int not null references course on delete cascade,
      asked_at timestamptz(3) not null,
      figures_at timestamptz(3),
      read_at timestamptz(3),
      primary key (user_id, course_id)
    );
    create index course_reading_of_course on course_reading (course_id);

    alter table course_enrolment
      -- Since when the platform, asked for all courses of the person, does not name this one.
      add column missing_since timestamptz(3),
      -- Since when the platform owes an answer to a reset.
      add column reset_unconfirmed_since timestamptz(3);

    -- Of units that are known already it was not kept when they were read: about when their course was.
    insert into course_reading (user_id, course_id, asked_at, figures_at, read_at)
    select user_id, course_id, as_of, as_of, as_of from course_enrolment enrolment
    where exists (
      select from unit_progress progress join course_unit unit on unit.id = progress.unit_id
      where progress.user_id = enrolment.user_id and unit.course_id = enrolment.course_id
    );
  `.execute(db);
}
