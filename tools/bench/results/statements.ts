const me = "(select id from caller)";

const instant = (column: string): string =>
  `to_char(activity.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A run as the activity log shows it. */
const run = `json_build_object('id', activity.id, 'activityStart', ${instant("started_at")},
  'exerciseName', activity.exercise_name, 'moduleName', activity.module_name, 'courseName', activity.course_name,
  'unitName', activity.unit_name, 'totalTimeInSeconds', activity.total_time_s, 'progress', activity.progress,
  'result', case when activity.is_met then 'Succesfully met all criteria' when not activity.is_met then 'Did not meet all criteria' end,
  'createdBy', json_build_object('keycloak_id', creator.keycloak_id, 'first_name', creator.first_name, 'last_name', creator.last_name))`;

const page = `page as materialized (
  select id, started_at from matched order by started_at desc, id limit $2 offset 0
)`;

const body = (
  name: string,
  count = "(select count(*) from matched)",
): string => `json_build_object('${name}', json_build_object(
  'count', ${count},
  'activities', (
    select coalesce(json_agg(${run} order by page.started_at desc, page.id), '[]')
    from page join simulator_activity activity on activity.id = page.id
    join app_user creator on creator.id = activity.created_by
  )
))`;

const own = `select id, started_at from simulator_activity where created_by = ${me}`;
const administers =
  "exists (select from customer_admin where user_id = (select id from caller) and customer_id = $3)";
const ofGroup = `exists (
  select from customer_group_member where user_id = ${me} and group_id = $3 and role = 'admin'
)`;

/** The requests of the activity log to the hand-written servers, each as one statement: scope, filter, count and page. */
export const resultsStatements = {
  runs: { ctes: `matched as materialized (${own}), ${page}`, body: body("vistActivities") },
  runsSearch: {
    ctes: `scope as materialized (select id, started_at, search_text from simulator_activity where created_by = ${me}),
      matched as materialized (select id, started_at from scope where strpos(search_text, search_form($3::text) collate "C") > 0), ${page}`,
    body: body("vistActivities"),
  },
  runsOfGroup: {
    ctes: `people as materialized (
        select member.user_id, customer_group.customer_id from customer_group_member member
        join customer_group on customer_group.id = member.group_id where member.group_id = $3
      ), matched as materialized (
        select found.* from people cross join lateral (
          select id, started_at from simulator_activity activity
          where activity.created_by = people.user_id and activity.customer_id = people.customer_id
          order by started_at desc, id limit $2
        ) found
      ), ${page}`,
    body: body(
      "allVistActivities",
      `(select count(*) from people join simulator_activity activity on activity.created_by = people.user_id
        and activity.customer_id = people.customer_id)`,
    ),
    right: ofGroup,
  },
  runsOfCustomer: {
    ctes: `page as materialized (
      select id, started_at from simulator_activity where customer_id = $3 order by started_at desc, id limit $2
    )`,
    body: body("allVistActivities", "(select count(*) from simulator_activity where customer_id = $3)"),
    right: administers,
  },
  runsSearchOfCustomer: {
    ctes: `matched as materialized (
      select id, started_at from simulator_activity
      where customer_id = $3 and search_text_with_name like (search_form('%' || $4::text || '%') collate "C")
    ), ${page}`,
    body: body("allVistActivities"),
    right: administers,
    needsFreshPlan: true,
  },
  run: {
    body: `json_build_object('vistActivity', (
      select json_build_object('id', activity.id, 'activityStart', ${instant("started_at")}, 'activityEnd', ${instant("ended_at")},
        'exerciseName', activity.exercise_name, 'moduleName', activity.module_name, 'moduleVersion', activity.module_version,
        'courseName', activity.course_name, 'unitName', activity.unit_name, 'totalTimeInSeconds', activity.total_time_s,
        'progress', activity.progress, 'exerciseId', exercise.id, 'definition', exercise.definition,
        'values', result.metric_values,
        'createdBy', json_build_object('keycloak_id', creator.keycloak_id, 'first_name', creator.first_name, 'last_name', creator.last_name))
      from simulator_activity activity join app_user creator on creator.id = activity.created_by
      join simulator_exercise exercise on exercise.id = activity.exercise_id
      join simulator_result result on result.activity_id = activity.id
      where activity.id = $2
    ))`,
    right: `exists (select from simulator_activity where id = $2 and created_by = ${me})`,
  },
} as const;
