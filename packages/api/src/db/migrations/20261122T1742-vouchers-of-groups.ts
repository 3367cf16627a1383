import { type Kysely, sql } from "kysely";

/**
 * A course that a person has by a group's link cannot be taken away by another group, because a person may have a course by the
 * links of several groups.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index course_grant_once;
    drop index course_grant_kept_once;
    create unique index course_grant_given_once on course_grant (user_id, course_id) where source = 'given';
    create unique index course_grant_once on course_grant (user_id, course_id, source, group_id)
      where source <> 'given';
  `.execute(db);
}
