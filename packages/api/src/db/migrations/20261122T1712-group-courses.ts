import { type Kysely, sql } from "kysely";

/**
 * Adds a version to the list of a group's courses, like for other things that several people edit. A course that a person keeps
 * from one group is not removed by another one, because the person may have it by several groups.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_group
      add column courses_modified_at timestamptz(3) not null default now(),
      add column courses_modified_by uuid references app_user on delete set null;

    alter table course_grant drop constraint course_grant_pkey;
    create unique index course_grant_once on course_grant (user_id, course_id, source) where source <> 'kept';
    create unique index course_grant_kept_once on course_grant (user_id, course_id, group_id) where source = 'kept';
    create index course_grant_of_person on course_grant (user_id, course_id);
  `.execute(db);
}
