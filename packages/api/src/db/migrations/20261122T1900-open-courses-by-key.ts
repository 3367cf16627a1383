import { type Kysely, sql } from "kysely";

/**
 * Looks up whether an account may use a course for each course of a person's groups. Without `offset 0` the planner may instead
 * collect the courses of all accounts, whose cost grows with the accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view open_course as
      select member.user_id, given.course_id
      from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      join group_course given on given.group_id = member.group_id
      where exists (
        select from customer_learning_space assigned
        join learning_space_course listed using (learning_space_id)
        where assigned.customer_id = customer_group.customer_id and assigned.full_access
          and listed.course_id = given.course_id
        offset 0
      ) or exists (
        select from customer_course_access access
        where access.customer_id = customer_group.customer_id and access.course_id = given.course_id
        offset 0
      )
      union
      select user_id, course_id from course_grant;
  `.execute(db);
}
