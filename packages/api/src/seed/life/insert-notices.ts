import { noticeRetentionMs } from "@cathedra/domain/inbox";
import { outcomeWithCriteria } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OutcomeFacts } from "../../modules/activity-log/public.ts";

/**
 * Inserts the demo people's notifications, the oldest first, as inboxes list them by their numbers: the latest results and the
 * returned records of each, and for customer admins the outcome of an update of their first station. Only into empty inboxes.
 * The worker adds those about events and vouchers itself.
 */
export async function insertNotices(tx: Tx, now: number): Promise<void> {
  const { rows } = await sql`select from notification limit 1`.execute(tx);
  if (rows.length > 0) return;
  const at = new Date(now);
  const results = await latestRuns(tx, at);
  await sql`
    with told as (
      select user_id, 'result' as kind, 'result:' || id as cause, facts || jsonb_build_object(
        'activityId', id, 'startedAt', started_at::bigint
      ) as facts, to_timestamp(ended_at / 1000) as at
      from json_to_recordset(${JSON.stringify(results)}::json)
        run(id uuid, user_id uuid, started_at float8, ended_at float8, facts jsonb)
      where ended_at > ${now - noticeRetentionMs}
      union all
      select record.created_by, 'record_returned', 'record-returned:demo:' || record.id, jsonb_build_object(
        'recordId', record.id, 'procedure', record.procedure_name, 'day', record.date_of_procedure,
        'by', person.first_name || ' ' || person.last_name
      ), record.confirmation_at
      from logbook_record record join app_user person on person.id = record.confirmation_by
      where record.confirmation = 'returned' and record.confirmation_at > ${new Date(now - noticeRetentionMs)}
      union all
      select admin.user_id, 'software_update', 'software:demo:' || station.id || ':' || news.state, jsonb_build_object(
        'state', news.state, 'stationId', station.id, 'station', station.name, 'serviceTag', station.service_tag,
        'software', 'Simulator Workbench', 'version', '4.2.0', 'currentVersion', '3.9.4'
      ), ${at}::timestamptz - news.ago * interval '1 hour'
      from customer_admin admin cross join lateral (
        select * from station where station.customer_id = admin.customer_id order by id limit 1
      ) station
      cross join (values ('new_update', 52), ('downloaded', 27), ('installed', 26)) news (state, ago)
    )
    insert into notification (user_id, kind, cause, facts, created_at, expires_at, seen_at, read_at)
    select user_id, kind, cause, facts, at, at + ${noticeRetentionMs / 1000}::int * interval '1 second',
      case when at < ${at}::timestamptz - interval '30 hours' then at + interval '1 hour' end,
      case when at < ${at}::timestamptz - interval '5 days' then at + interval '1 hour' end
    from told order by at, user_id`.execute(tx);
}

/** The latest six runs of each person with their outcomes as text. */
async function latestRuns(tx: Tx, at: Date) {
  const { rows } = await sql<
    OutcomeFacts & { id: string; user_id: string; exercise: string; module: string }
  >`
    select id, created_by as user_id, started_at, ended_at, exercise_name as exercise, module_name as module,
      outcome, asked, measured, implausible, evaluated, met, is_met as "isMet"
    from (
      select activity.*, row_number() over (partition by created_by order by ended_at desc) as nth
      from simulator_activity activity where ended_at <= ${at}
    ) latest where nth <= 6`.execute(tx);
  return rows.map(({ exercise, module, ...run }) => ({
    ...run,
    facts: { exercise, module, outcome: outcomeWithCriteria(run), met: null },
  }));
}
