import { callerOfToken } from "../raw-statements.ts";

const caller = `with caller as materialized (${callerOfToken})`;
const me = "(select id from caller)";
const answer = (may: string, body: string) =>
  `${caller} select (select to_json(caller) from caller) as caller, ${may} as may, ${body} as body`;

const isOwn = `exists (select from simulator_activity where id = $2 and created_by = ${me})`;
const isAdministered = `exists (
  select from simulator_activity activity join customer_admin admin on admin.customer_id = activity.customer_id
  where activity.id = $2 and admin.user_id = ${me}
)`;
const file = (columns: string, condition: string) =>
  `(select ${columns} from activity_file where activity_id = $2 and ${condition})`;

/**
 * The statements of the hand-written server for files. The first parameter is the subject of the token, the second the run or,
 * for a delivery, its exercise; `may` is the right, and `body` what the server needs in order to answer.
 */
export const fileStatements = {
  recording: answer(isOwn, file("object_key", "kind = 'recording' limit 1")),
  thumbnail: answer(isOwn, file("thumbnail_key", "thumbnail_key is not null order by position limit 1")),
  zip: answer(
    isAdministered,
    file("json_agg(json_build_object('name', name, 'key', object_key) order by position)", "true"),
  ),
  exercise: answer(
    "(select logbook from caller)",
    "(select definition from simulator_exercise where id = $2)",
  ),
  delivery: `${caller}, exercise as (
      select exercise.id, exercise.code, exercise.name, module.code as module_code, module.name as module_name, version
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id where exercise.id = $2
    ), made as (
      insert into simulator_activity (created_by, run_id, customer_id, exercise_id, exercise_key, exercise_name, module_code,
        module_name, module_version, started_at, ended_at, total_time_s, value_count, asked, measured, evaluated, met, progress,
        is_met, outcome, source, ip_address, image_count, recording_count)
      select caller.id, $3, (
          select min(customer_id) from customer_group_member member
          join customer_group on customer_group.id = member.group_id where member.user_id = caller.id
        ), exercise.id, module_code || '/' || code, name, module_code, module_name, version, $4::timestamptz, $5::timestamptz,
        extract(epoch from $5::timestamptz - $4::timestamptz), judged."valueCount", judged.asked, judged.measured,
        judged.evaluated, judged.met, judged.progress, judged."isMet", judged.outcome, 'by_hand', $6,
        (select count(*) from json_array_elements($9::json) file where file ->> 'kind' = 'image'), 1
      from caller, exercise, json_to_record($7::json) as judged("valueCount" int, asked int, measured int, evaluated int, met int,
        progress int, "isMet" boolean, outcome text)
      returning id, created_by, exercise_key
    ), counted as (
      insert into delivery_day as known (user_id, day, runs, bytes)
      select created_by, now()::date, 1, (select sum((file ->> 'size')::bigint) from json_array_elements($9::json) file) from made
      on conflict (user_id) do update set runs = known.runs + 1, bytes = known.bytes + excluded.bytes
    ), measured as (
      insert into simulator_result (activity_id, metric_values) select id, $8::jsonb from made
    ), listed as (
      insert into activity_file (activity_id, kind, name, object_key, content_type, size, sha256, position, created_at)
      select made.id, file.kind, file.name, file.key, file.type, file.size, file.sha256, file.position, $5::timestamptz
      from made, json_to_recordset($9::json)
        as file(kind text, name text, key text, type text, size bigint, sha256 text, position int)
    ), told as (
      insert into notification as known (user_id, kind, cause, facts, expires_at)
      select created_by, 'result', 'result:' || exercise_key || ':' || now()::date,
        jsonb_build_object('activityId', id, 'exerciseKey', exercise_key, 'joined', jsonb_build_array(id)),
        now() + interval '90 days' from made
      on conflict (user_id, cause) do update set id = default, made_in = excluded.made_in, seen_at = null, read_at = null,
        facts = jsonb_set(known.facts, '{joined}', known.facts -> 'joined' || (excluded.facts -> 'joined'))
    )
    select json_build_object('id', made.id, 'unitId', made.id)::text as body, graphile_worker.add_job(
      'make_thumbnails', json_build_object('activityId', made.id), queue_name => 'thumbnails',
      job_key => 'make_thumbnails:' || made.id, max_attempts => 10
    ) is not null as "isAsked", pg_notify('bench', made.id::text) is null as "isHinted" from made`,
} as const;
