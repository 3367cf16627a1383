import { type RawBuilder, sql } from "kysely";
import { mayUseCourse } from "../learning-spaces/public.ts";

/**
 * Of each person of `people` (`group_id`, `user_id`) one number for all courses that the group (`id`, `customer_id` of `groups`) has and may
 * use, from their enrolments by key: `overall` in percent, `standing` as `classStatus` names it, and `last_active_at`.
 */
export function classFigures(groups: RawBuilder<unknown>, people: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with columns as materialized (
      select of_group.id as group_id, course.id from ${groups} of_group
      join group_course given on given.group_id = of_group.id
      join course on course.id = given.course_id
      where course.gone_at is null and ${mayUseCourse(sql`of_group.customer_id`, sql`course.id`)}
    )
    select person.group_id, person.user_id,
      coalesce(floor(avg(case when enrolment.status = 'completed' then 100 else coalesce(enrolment.percentage, 0) end)
        filter (where columns.id is not null)), 0)::int as overall,
      case when count(columns.id) = 0 then 'no_courses'
        when bool_and(enrolment.status = 'completed') is true
          and count(enrolment.status) = count(columns.id) then 'completed'
        when count(*) filter (where coalesce(enrolment.status, '') not in ('', 'not_attempted')) = 0 then 'not_started'
        else 'in_progress' end as standing,
      max(enrolment.last_active_at) as last_active_at
    from ${people} person
    left join columns on columns.group_id = person.group_id
    left join course_enrolment enrolment on enrolment.user_id = person.user_id and enrolment.course_id = columns.id
    group by person.group_id, person.user_id`;
}
