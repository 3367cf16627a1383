import { findLossReason, machineCauses } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

const lost = machineCauses.filter((cause) => findLossReason(cause) !== null);

/** Sessions on machines and the time that they took (X63). */
export const sessionInvariants: readonly Invariant[] = [
  {
    name: "a session that goes on has its machine, which runs it for the same person",
    violations: sql<Found>`
      select 'session ' || session.id as what,
        format('machine %s is %s, with session %s', session.vm_id, vm.status, vm.session_id) as found
      from vm_session session join vm on vm.id = session.vm_id
      where session.ended_at is null and (
        vm.session_id is distinct from session.id or vm.status <> 'started'
        or (vm.voucher_id, vm.started_by) is distinct from (session.voucher_id, session.user_id)
      )`,
  },
  {
    name: "a machine that is started runs a session that goes on",
    violations: sql<Found>`
      select 'machine ' || vm.id as what,
        format('session %s, ended at %s', vm.session_id, session.ended_at) as found
      from vm left join vm_session session on session.id = vm.session_id
      where vm.status = 'started' and (session.id is null or session.ended_at is not null)`,
  },
  {
    name: "nobody is in two sessions at once, and no machine has two",
    violations: sql<Found>`
      select 'person ' || user_id as what, format('%s sessions go on', count(*)) as found
      from vm_session where ended_at is null and user_id is not null group by user_id having count(*) > 1
      union all
      select 'machine ' || vm_id, format('%s sessions go on', count(*))
      from vm_session where ended_at is null group by vm_id having count(*) > 1`,
  },
  {
    name: "a session took no more than its limit",
    violations: sql<Found>`
      select 'session ' || id as what, format('%s of %s s', used_s, limit_s) as found
      from vm_session where used_s > limit_s`,
  },
  {
    name: "what a person has used of a voucher is what their sessions took",
    violations: sql<Found>`
      select 'voucher ' || accepted.voucher_id as what,
        format('user %s: %s s, their sessions %s', accepted.user_id, accepted.used_s, coalesce(took.seconds, 0)) as found
      from voucher_user accepted left join (
        select voucher_id, user_id, sum(used_s - given_back_s) as seconds from vm_session
        where kind = 'single_user' group by voucher_id, user_id
      ) took on (took.voucher_id, took.user_id) = (accepted.voucher_id, accepted.user_id)
      where accepted.used_s <> coalesce(took.seconds, 0)`,
  },
  {
    name: "a session gave back all that it took where it was lost to our side, with one entry of the ledger, and nothing else",
    violations: sql<Found>`
      select 'session ' || session.id as what,
        format('%s of %s s, ended %s, %s ms in %s entries', given_back_s, used_s, end_reason, coalesce(entry.ms, 0),
          coalesce(entry.count, 0)) as found
      from vm_session session left join (
        select session_id, count(*), sum(amount_ms) as ms from quota_entry where kind = 'give_back' group by session_id
      ) entry on entry.session_id = session.id
      where coalesce(entry.count, 0) > 1 or coalesce(entry.ms, 0) <> given_back_s * 1000::bigint
        or (given_back_s > 0 and (kind <> 'single_user' or given_back_s <> used_s or not end_reason = any(${lost}::text[])))`,
  },
  {
    name: "a session is of a voucher of its kind, and one person's of somebody who accepted it",
    violations: sql<Found>`
      select 'session ' || session.id as what,
        format('%s of voucher %s for %s, user %s', session.kind, voucher.id, voucher.kind, session.user_id) as found
      from vm_session session join resource_access_voucher voucher on voucher.id = session.voucher_id
      left join voucher_user accepted
        on (accepted.voucher_id, accepted.user_id) = (session.voucher_id, session.user_id)
      where (session.kind = 'event') <> (voucher.kind = 'event')
        or (session.kind = 'single_user' and accepted.user_id is null)`,
  },
  {
    name: "a session has begun once, on its machine",
    violations: sql<Found>`
      select 'session ' || coalesce(session.id, begun.session_id) as what,
        format('began %s times, on machine %s', coalesce(begun.count, 0), session.vm_id) as found
      from vm_session session full join (
        select session_id, count(*), min(vm_id::text) as vm_id from vm_history
        where new_status = 'started' group by session_id
      ) begun on begun.session_id = session.id
      where session.id is null or begun.count is distinct from 1 or begun.vm_id <> session.vm_id::text`,
  },
];
