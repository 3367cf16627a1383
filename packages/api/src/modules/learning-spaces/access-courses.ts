import type { CourseId, CustomerId, LearningSpaceId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, statement, text } from "../../db/statement.ts";

/** An upper bound: no space has more courses. */
const maxCourses = 2000;

const coursesStatement = statement(
  {
    id: int<CourseId>(),
    name: text(),
    code: text(),
    category: text(),
    allowed: bool(),
    groupCount: int(),
    memberCount: int(),
  },
  (customerId: CustomerId, learningSpaceId: LearningSpaceId) => sql`
    with in_groups as materialized (
      select given.course_id, count(distinct given.group_id) as groups, count(distinct member.user_id) as members
      from customer_group join group_course given on given.group_id = customer_group.id
      left join customer_group_member member on member.group_id = customer_group.id
      where customer_group.customer_id = ${customerId} and customer_group.removed_at is null
      group by given.course_id
    )
    select course.id, course.name, course.code, course.category,
      assigned.full_access or access.course_id is not null as allowed,
      coalesce(in_groups.groups, 0) as "groupCount", coalesce(in_groups.members, 0) as "memberCount"
    from customer_learning_space assigned
    join learning_space_course listed using (learning_space_id)
    join course on course.id = listed.course_id
    left join customer_course_access access
      on access.customer_id = assigned.customer_id and access.course_id = course.id
    left join in_groups on in_groups.course_id = course.id
    where assigned.customer_id = ${customerId} and assigned.learning_space_id = ${learningSpaceId}
      and course.gone_at is null
    order by course.name, course.id limit ${maxCourses}`,
);

/** The courses of a space with an account's access to them (5.034), and the groups that have them, in one statement. */
export async function coursesOfAccess(db: Db | Tx, customerId: CustomerId, learningSpaceId: LearningSpaceId) {
  const rows = await coursesStatement.rows(db, customerId, learningSpaceId);
  return rows.map(({ allowed, groupCount, memberCount, ...course }) => ({
    course,
    allowed,
    groupCount,
    memberCount,
  }));
}

type Ids = { readonly customerId: CustomerId; readonly learningSpaceId: LearningSpaceId };

/**
 * Sets which courses of a space an account may use. Courses that the platform no longer has are unchanged, because they cannot be
 * selected. With full access no course is listed.
 */
export async function writeCourses(
  tx: Tx,
  { customerId, learningSpaceId }: Ids,
  courses: readonly CourseId[],
): Promise<void> {
  await sql`
    with gone as (
      delete from customer_course_access access
      using learning_space_course listed, course
      where access.customer_id = ${customerId} and listed.course_id = access.course_id
        and listed.learning_space_id = ${learningSpaceId} and course.id = access.course_id
        and course.gone_at is null and access.course_id <> all(${courses}::int[])
    )
    insert into customer_course_access (customer_id, course_id) select ${customerId}, unnest(${courses}::int[])
    on conflict do nothing`.execute(tx);
}
