const me = "(select id from caller)";

/**
 * The courses of a learning space with a person's progress, in hand-written SQL: the open courses, and those that the person has
 * begun.
 */
const space = {
  ctes: `given as materialized (
      select customer_group.customer_id, course_id from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      join group_course on group_course.group_id = member.group_id
      where member.user_id = ${me}
    ), usable as materialized (
      select assigned.customer_id, listed.course_id
      from customer_learning_space assigned join learning_space_course listed using (learning_space_id)
      where assigned.full_access and assigned.customer_id in (select customer_id from given)
      union select customer_id, course_id from customer_course_access where customer_id in (select customer_id from given)
    ), own as materialized (
      select course_id from given join usable using (customer_id, course_id)
      union select course_id from course_grant where user_id = ${me}
    )`,
  body: `json_build_object(
    'talentBranch', (
      select json_build_object('id', id, 'name', code, 'title', name, 'description', description)
      from learning_space where id = $2
    ),
    'branchCourses', (
      select coalesce(json_agg(json_build_object('id', course.id, 'name', course.name, 'category', course.category,
        'code', course.code, 'description', course.description, 'isOpen', own.course_id is not null and course.gone_at is null,
        'completion_status', coalesce(begun.status, ''), 'progress', json_build_object(
          'completion_status', coalesce(begun.status, ''), 'completion_percentage', coalesce(begun.percentage, 0),
          'total_time', coalesce(begun.total_time_s, 0), 'enrolled_on', begun.enrolled_at,
          'completed_on', begun.completed_at, 'last_active_on', begun.last_active_at
        )) order by listed.position, course.name, course.id), '[]')
      from learning_space_course listed join course on course.id = listed.course_id
      left join own on own.course_id = course.id
      left join course_enrolment begun on begun.course_id = course.id and begun.user_id = ${me}
      where listed.learning_space_id = $2
        and (begun.status is not null or own.course_id is not null and course.gone_at is null)
    )
  )`,
} as const;

/** The progress of a class in hand-written SQL: its people by its courses, for a person who administers the group. */
const classTable = {
  ctes: `usable as materialized (
      select listed.course_id from customer_group own
      join customer_learning_space assigned on assigned.customer_id = own.customer_id and assigned.full_access
      join learning_space_course listed using (learning_space_id) where own.id = $2
      union select access.course_id from customer_group own join customer_course_access access using (customer_id)
      where own.id = $2
    ), given as materialized (
      select course.id, course.name, course.code, row_number() over (order by course.name, course.id) as place,
        course.gone_at is null and course.id in (select course_id from usable) as usable
      from group_course join course on course.id = group_course.course_id where group_course.group_id = $2
    ), figures as materialized (
      select member.user_id, member.role, of_member.* from customer_group_member member cross join lateral (
        select json_agg(coalesce(begun.status, '') order by given.place) as statuses,
          json_agg(coalesce(begun.percentage, 0) order by given.place) as percentages,
          json_agg(begun.last_active_at order by given.place) as moments
        from given left join course_enrolment begun on begun.user_id = member.user_id and begun.course_id = given.id
      ) of_member
      where member.group_id = $2 and member.role = 'learner'
    )`,
  body: `json_build_object('classProgress', json_build_object(
    'customerGroup', (
      select json_build_object('id', own.id, 'name', own.name,
        'customer', json_build_object('id', customer.id, 'name', customer.name))
      from customer_group own join customer on customer.id = own.customer_id where own.id = $2
    ),
    'totalCount', (select count(*) from figures),
    'courses', (
      select json_agg(json_build_object('id', id, 'name', name, 'code', code, 'isUsable', usable) order by place) from given
    ),
    'people', (
      select json_agg(json_build_object(
        'person', json_build_object('keycloak_id', person.keycloak_id, 'first_name', person.first_name,
          'last_name', person.last_name, 'email', person.email),
        'role', figures.role, 'readAt', reading.read_at, 'statuses', figures.statuses,
        'percentages', figures.percentages, 'lastActiveOn', figures.moments
      ) order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id)
      from figures join app_user person on person.id = figures.user_id
      left join progress_reading reading on reading.user_id = person.id
    )
  ))`,
  right: `exists (select from customer_group_member where group_id = $2 and user_id = ${me} and role = 'admin')`,
} as const;

/** The requests of learning to the hand-written servers. */
export const learningStatements = { space, class: classTable } as const;
