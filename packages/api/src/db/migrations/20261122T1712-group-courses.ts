import { type Kysely, sql } from "kysely";

/**
 * The list of a group's courses has a version, as what else is edited by several. And what somebody keeps of one group is no
 * other group's to take: a person has a course by every way in which they were given it.
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
