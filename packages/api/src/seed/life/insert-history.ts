import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

const moment = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/**
 * Inserts the audit log of the past: the acts by which vouchers, events, hours and confirmations came about, and some
 * corrections, with values before and after. In the order of time, before everything else is written.
 */
export async function insertHistory(tx: Tx, now: number): Promise<void> {
  await sql`
    with steward as (
      select distinct on (customer_id) customer_id, user_id from customer_admin order by customer_id, user_id
    ), act (at, actor, action, subject, name, customer, before, after) as (
      select created_at, creator_id, kind || '.created', id::text, name, customer_id, null::jsonb,
        jsonb_strip_nulls(jsonb_build_object(
          'customerId', customer_id, 'name', name, 'eventAt', ${moment("event_at")}, 'durationInSeconds', duration_s,
          'validTo', case when kind = 'cloud_modules' then ${moment("valid_to")} end, 'maxUses', max_uses,
          'maxDurationInSeconds', max_duration_s))
      from resource_access_voucher
      union all
      select created_at + interval '26 hours', creator_id, 'event.changed', id::text, name, customer_id,
        jsonb_build_object('eventAt', ${moment("event_at")} - 86400000, 'maxUses', greatest(1, max_uses - 2)),
        jsonb_build_object('eventAt', ${moment("event_at")}, 'maxUses', max_uses)
      from resource_access_voucher where kind = 'event' and id % 3 = 0 and event_at > created_at + interval '3 days'
      union all
      select archived_at, archived_by, 'voucher.archived', id::text, name, customer_id,
        jsonb_build_object('used', used, 'reservedMs', 0), null
      from resource_access_voucher where archived_at is not null
      union all
      select accepted_at, user_id, 'voucher.accepted', voucher_id::text, voucher.name, voucher.customer_id, null,
        jsonb_build_object('grantedInSeconds', granted_s)
      from voucher_user join resource_access_voucher voucher on voucher.id = voucher_id where voucher.kind = 'cloud_modules'
      union all
      select created_at, actor_id, 'quota.topped_up', customer_id::text, customer.name, customer_id,
        jsonb_build_object('spendableMs', spendable_after_ms - amount_ms, 'reservedMs', reserved_after_ms, 'consumedMs', consumed_after_ms),
        jsonb_build_object('spendableMs', spendable_after_ms, 'reservedMs', reserved_after_ms, 'consumedMs', consumed_after_ms)
      from quota_entry entry join customer on customer.id = customer_id where kind = 'top_up'
      union all
      select confirmation_at, confirmation_by, 'logbook.record_' || confirmation, id::text, null, customer_id, null, null
      from logbook_record where confirmation is not null
      union all
      select ${new Date(now - 5 * dayMs)}::timestamptz - row_number() over (order by attending.id) * interval '53 hours', steward.user_id, 'attending.changed', attending.id::text, null, customer_id,
        jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', null),
        jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email)
      from attending join steward using (customer_id) where email is not null and removed_at is null
      union all
      select ${new Date(now - 33 * dayMs)}, steward.user_id, 'logbook.target_changed', target.id::text, target.name, customer_id,
        jsonb_build_object('name', target.name, 'minimum', target.minimum + 10),
        jsonb_build_object('name', target.name, 'minimum', target.minimum)
      from logbook_target target join steward using (customer_id) where group_id is not null
      union all
      select ${new Date(now - 47 * dayMs)}, steward.user_id, 'group.changed', place.id::text, place.name, customer_id,
        jsonb_build_object('name', place.name || ' 2025', 'admin', null),
        jsonb_build_object('name', place.name, 'admin', (
          select user_id from customer_group_member member where member.group_id = place.id and role = 'admin'
          order by user_id limit 1))
      from customer_group place join steward using (customer_id)
      union all
      select ${new Date(now - 61 * dayMs)}, null, 'customer.changed', customer.id::text, customer.name, customer.id,
        jsonb_build_object('name', customer.name, 'admins', jsonb_build_array()),
        jsonb_build_object('name', customer.name, 'admins', jsonb_build_array(steward.user_id))
      from customer join steward on steward.customer_id = customer.id
    )
    insert into audit_log (at, actor_id, action, subject, subject_name, customer_id, before, after)
    select at, actor, case action when 'cloud_modules.created' then 'voucher.created' else action end, subject, name, customer,
      before, after
    from act where at < ${new Date(now)} order by at, action, subject`.execute(tx);
}

const dayMs = 86_400_000;
