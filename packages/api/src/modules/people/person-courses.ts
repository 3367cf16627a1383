import type { UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import type { PersonCourse } from "../../graphql/generated/contract.ts";
import { isVisibleGroup, noScope, type PersonSection } from "./read-person.ts";

const most = 50;

/**
 * The courses that are open to the person (view `open_course`), each with the reason: a course of a group whose customer may
 * use it, or a grant. A grant without a group is only shown to readers who see everything about the person.
 */
const coursesStatement = statement(
  { total: int(), courses: json<readonly PersonCourse[]>() },
  (userId: UserId, scope: PersonScope) => sql`
    with source as materialized (
      select given.course_id, 'group' as kind, customer_group.name as "group"
      from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      join group_course given on given.group_id = member.group_id
      where member.user_id = ${userId} and ${isVisibleGroup(scope, sql`customer_group.customer_id`, sql`customer_group.id`)}
        and (exists (
          select from customer_learning_space assigned
          join learning_space_course listed using (learning_space_id)
          where assigned.customer_id = customer_group.customer_id and assigned.full_access
            and listed.course_id = given.course_id
          offset 0
        ) or exists (
          select from customer_course_access access
          where access.customer_id = customer_group.customer_id and access.course_id = given.course_id
          offset 0
        ))
      union all
      select given.course_id, given.source, customer_group.name
      from course_grant given left join customer_group on customer_group.id = given.group_id
      where given.user_id = ${userId} and ${isVisibleGroup(scope, sql`customer_group.customer_id`, sql`customer_group.id`)}
    ), open as (
      select course_id, (json_agg(json_build_object('kind', kind, 'group', "group") order by kind, "group")) as sources
      from source group by course_id
    )
    select (select count(*) from open join course on course.id = course_id where course.gone_at is null)::int as total,
      coalesce((
        select json_agg(listed) from (
          select course.id, course.name, enrolment.status, enrolment.percentage, open.sources
          from open join course on course.id = open.course_id
          left join course_enrolment enrolment on enrolment.user_id = ${userId} and enrolment.course_id = course.id
          where course.gone_at is null order by course.name, course.id limit ${sql.lit(most)}
        ) listed
      ), '[]') as courses`,
  ["" as UserId, "everything"],
  ["" as UserId, noScope],
);

/** The courses that a person can take, and why. */
export async function personCourses(db: Db, { userId, scope }: PersonSection) {
  return coursesStatement.only(db, userId, scope);
}
