import { eventGraceSeconds, startLeadSeconds } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

/** Events: their end, their time, and the machines that they were promised (X45, X57, X65). */
export const eventInvariants: readonly Invariant[] = [
  {
    name: "an event is valid until its end",
    violations: sql<Found>`
      select 'event ' || id as what, format('until %s, from %s for %s s', valid_to, event_at, duration_s) as found
      from resource_access_voucher
      where kind = 'event' and valid_to <> event_at + make_interval(secs => duration_s + ${eventGraceSeconds}::int)`,
  },
  {
    name: "an event that is not settled holds its duration until its first session, and then nothing",
    violations: sql<Found>`
      select 'event ' || event.id as what,
        format('%s ms of %s s, with %s sessions', reserved_ms, duration_s, coalesce(sessions.count, 0)) as found
      from resource_access_voucher event
      left join (
        select voucher_id, count(*) from vm_session where kind = 'event' group by voucher_id
      ) sessions on sessions.voucher_id = event.id
      where kind = 'event' and settled_at is null
        and reserved_ms <> case when sessions.count is null then duration_s * 1000::bigint else 0 end`,
  },
  {
    name: "an event has consumed its duration once at most, and only by a session",
    violations: sql<Found>`
      select 'event ' || event.id as what, format('%s ms in %s entries', consumed.ms, consumed.count) as found
      from (
        select voucher_id, count(*), sum(amount_ms) as ms from quota_entry
        where kind = 'consume' group by voucher_id
      ) consumed
      join resource_access_voucher event on event.id = consumed.voucher_id and event.kind = 'event'
      where consumed.count > 1 or consumed.ms <> duration_s * 1000::bigint
        or not exists (select from vm_session where vm_session.voucher_id = event.id)`,
  },
  {
    // A machine that has left the fleet since may have been in it when its last event was planned, so events that it was counted
    // for are not violations.
    name: "events that overlap are no more than the machines that were there for them",
    violations: sql<Found>`
      with hold as (
        select id, created_at, event_at - make_interval(secs => ${startLeadSeconds}::int) as opens_at,
          valid_to as closes_at
        from resource_access_voucher
        where kind = 'event' and archived_at is null and valid_to > now()
      ), level as (
        select at, sum(change) over (order by at, change) as held
        from (select opens_at as at, 1 as change from hold union all select closes_at, -1 from hold) changes
      ), full_time as (
        select at, held from level
        where held > (select count(*) from vm where removed_at is null)
      )
      select 'events at ' || at as what, format('%s events, %s machines', held, machines.count) as found
      from full_time cross join lateral (
        select max(created_at) as at_last from hold where opens_at <= full_time.at and closes_at > full_time.at
      ) planned cross join lateral (
        select count(*) from vm where removed_at is null or removed_at > planned.at_last
      ) machines
      where held > machines.count`,
  },
];
