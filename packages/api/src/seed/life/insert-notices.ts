import { noticesKeptMs } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * The demo people's inboxes: the latest results of each, and, for who administers a customer, what became of an update of its first
 * station. Only where nobody was told anything yet. What events and vouchers bring, the worker tells by itself.
 */
export async function insertNotices(tx: Tx, now: number): Promise<void> {
  const { rows } = await sql`select from notification limit 1`.execute(tx);
  if (rows.length > 0) return;
  const at = new Date(now);
  await sql`
    with told as (
      select created_by as user_id, 'result' as kind, 'result:' || id as cause, jsonb_build_object(
        'activityId', id, 'exercise', exercise_name, 'module', module_name,
        'startedAt', (extract(epoch from started_at) * 1000)::bigint,
        'met', case when evaluated > 0 then jsonb_build_object('count', met, 'of', evaluated) end
      ) as facts, ended_at as at
      from (
        select activity.*, row_number() over (partition by created_by order by ended_at desc) as nth
        from simulator_activity activity where ended_at <= ${at}
      ) latest where nth <= 6 and ended_at > ${new Date(now - noticesKeptMs)}
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
    select user_id, kind, cause, facts, at, at + ${noticesKeptMs / 1000}::int * interval '1 second',
      case when at < ${at}::timestamptz - interval '30 hours' then at + interval '1 hour' end,
      case when at < ${at}::timestamptz - interval '5 days' then at + interval '1 hour' end
    from told order by at, user_id`.execute(tx);
}
