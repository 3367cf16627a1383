import { type RawBuilder, sql } from "kysely";
import { mayUseCourse } from "../learning-spaces/public.ts";

/**
 * One total for each person of `people` (`group_id`, `user_id`) over all courses that the group (`id`, `customer_id` of
 * `groups`) has and may use, from their enrolments by key: `overall` in percent, `standing` with the values of
 * `classStatus`, and `last_active_at`.
 */
export function classFigures(groups: RawBuilder<unknown>, people: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with columns as materialized (
      select of_group.id as group_id, array_agg(course.id) as courses from ${groups} of_group
      join group_course given on given.group_id = of_group.id
      join course on course.id = given.course_id
      where course.gone_at is null and ${mayUseCourse(sql`of_group.customer_id`, sql`course.id`)}
      group by of_group.id
    )
    select person.group_id, person.user_id,
      coalesce(own.percent / cardinality(columns.courses), 0)::int as overall,
      case when columns.courses is null then 'no_courses'
        when own.completed = cardinality(columns.courses) then 'completed'
        when own.begun = 0 then 'not_started'
        else 'in_progress' end as standing,
      own.last_active_at
    from ${people} person
    left join columns on columns.group_id = person.group_id
    cross join lateral (
      select sum(case when status = 'completed' then 100 else coalesce(percentage, 0) end) as percent,
        count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status not in ('', 'not_attempted')) as begun, max(last_active_at) as last_active_at
      from course_enrolment where user_id = person.user_id and course_id = any(columns.courses)
    ) own`;
}
