import { type Kysely, sql } from "kysely";

/**
 * Creates assignments, which people of a group should complete by a day. Completion follows from courses, runs and records; only
 * the instant at which it was first observed is stored, because completed assignments stay completed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment (
      id int generated always as identity primary key,
      group_id int not null references customer_group on delete cascade,
      kind text not null check (kind in ('course', 'exercise', 'records')),
      course_id int references course on delete cascade,
      -- Module and exercise, without the version.
      exercise_key text check (length(exercise_key) <= 200),
      -- The kind of records, named as by a target.
      name text check (length(name) <= 100),
      intervention_type text,
      organ_system text,
      category text,
      sub_category text,
      procedure_code text,
      roles text[] not null default '{}',
      levels text[] not null default '{}',
      minimum int check (minimum between 1 and 9999),
      counts_from date,
      -- The last day, in the time zone of each person.
      due_on date not null,
      step int check (step between 1 and 60),
      -- False: the people in assignment_person are asked, as long as they learn in the group.
      is_for_all boolean not null,
      created_by uuid references app_user on delete set null,
      created_at timestamptz(3) not null,
      modified_by uuid references app_user on delete set null,
      modified_at timestamptz(3) not null,
      -- When people were asked, or asked for another day.
      asked_at timestamptz(3) not null,
      withdrawn_at timestamptz(3),
      request_key text check (length(request_key) <= 100),
      constraint assignment_request_keys unique (created_by, request_key),
      check ((kind = 'course') = (course_id is not null)),
      check ((kind = 'exercise') = (exercise_key is not null)),
      check ((kind = 'records') = (name is not null and minimum is not null and counts_from is not null))
    );
    create index assignment_of_group on assignment (group_id, due_on) where withdrawn_at is null;
    create index assignment_by_due_day on assignment (due_on, group_id) where withdrawn_at is null;
    create index assignment_of_course on assignment (course_id) where course_id is not null;
    create index assignment_of_modifier on assignment (modified_by);
    -- Of two admins who ask everyone for the same at once, one is told that it is asked for already.
    create unique index assignment_course_once on assignment (group_id, course_id)
      where is_for_all and withdrawn_at is null and course_id is not null;
    create unique index assignment_exercise_once on assignment (group_id, exercise_key)
      where is_for_all and withdrawn_at is null and exercise_key is not null;

    create table assignment_person (
      assignment_id int not null references assignment on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      primary key (assignment_id, user_id)
    );
    create index assignment_person_of_user on assignment_person (user_id);

    create table assignment_completion (
      assignment_id int not null references assignment on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      done_at timestamptz(3) not null,
      primary key (assignment_id, user_id)
    );
    create index assignment_completion_of_user on assignment_completion (user_id);

    alter table app_user add column time_zone text check (length(time_zone) <= 64);
  `.execute(db);
}
