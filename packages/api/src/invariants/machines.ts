import { formerTransitions, machineTransitions } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

const legal = sql`jsonb_to_recordset(${JSON.stringify([...machineTransitions, ...formerTransitions])}::jsonb)
  legal ("from" text, "to" text, cause text)`;

/** The fleet: which session has which machine, and how each reached its status (4.008, 4.010, X66). */
export const machineInvariants: readonly Invariant[] = [
  {
    name: "each row of a machine's history follows from the one before it",
    violations: sql<Found>`
      select 'machine ' || vm_id as what,
        format('row %s: from %s after %s', id, coalesce(prev_status, 'nothing'), coalesce(former, 'nothing')) as found
      from (
        select id, vm_id, prev_status, lag(new_status) over (partition by vm_id order by id) as former
        from vm_history
      ) link
      where prev_status is distinct from former`,
  },
  {
    name: "a machine takes only the steps that there are",
    violations: sql<Found>`
      select 'machine ' || vm_id as what, format('row %s: %s to %s, %s', id, prev_status, new_status, reason) as found
      from vm_history
      where prev_status is not null and not exists (
        select from ${legal} where ("from", "to", cause) = (prev_status, new_status, reason)
      )`,
  },
  {
    name: "a machine is as its history says last",
    violations: sql<Found>`
      select 'machine ' || vm.id as what,
        format('%s, by its history %s', vm.status, coalesce(last.new_status, 'nothing')) as found
      from vm left join lateral (
        select new_status from vm_history where vm_id = vm.id order by id desc limit 1
      ) last on true
      where vm.status is distinct from last.new_status`,
  },
  {
    name: "a machine is held by somebody where its status says so, and every wait of it has an end",
    violations: sql<Found>`
      select 'machine ' || id as what,
        format('%s, session %s, until %s, removed at %s', status, session_id, deadline_at, removed_at) as found
      from vm
      where (status = 'void' and session_id is not null)
        or (status in ('desired', 'starting', 'started') and session_id is null)
        or (status <> 'off' and not (status = 'idle' and session_id is null) and deadline_at is null)
        or (status = 'started' and deadline_at is distinct from session_ends_at)
        or (removed_at is not null and (status <> 'off' or session_id is not null))`,
  },
  {
    name: "one machine a person, an event and a session",
    violations: sql<Found>`
      select claim.of || ' ' || claim.id as what, format('%s machines', count(*)) as found
      from vm cross join lateral (
        values ('person', started_by::text), ('event', event_id::text), ('session', session_id::text)
      ) claim (of, id)
      where claim.id is not null group by claim.of, claim.id having count(*) > 1`,
  },
  {
    name: "a machine is held for a voucher of its kind, for one person who accepted it",
    violations: sql<Found>`
      select 'machine ' || vm.id as what,
        format('event %s, voucher %s for %s, user %s', event_id, voucher.id, voucher.kind, started_by) as found
      from vm join resource_access_voucher voucher on voucher.id = vm.voucher_id
      left join voucher_user accepted
        on (accepted.voucher_id, accepted.user_id) = (vm.voucher_id, vm.started_by)
      where (event_id is not null) <> (voucher.kind = 'event')
        or (event_id is null and accepted.user_id is null)`,
  },
  {
    name: "the sessions of a machine follow each other, and none is on two machines",
    violations: sql<Found>`
      select 'session ' || session_id as what, format('%s times, on %s machines', count(*), count(distinct vm_id)) as found
      from (
        select vm_id, session_id, lag(session_id) over (partition by vm_id order by id) as former from vm_history
      ) held
      where session_id is not null and session_id is distinct from former
      group by session_id having count(*) > 1`,
  },
];
