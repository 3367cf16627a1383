import { type CustomerId, type Instant, instant, type VoucherId } from "@cathedra/domain";
import { eventEnd, isMachineCause, lossKey, refundOfEvent } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, filled, int, json, statement } from "../../db/statement.ts";
import { postQuota } from "../accounts/public.ts";
import { lockAccount } from "./post-step-to-ledger.ts";

/** An upper bound: no event has more sessions. */
const maxSessions = 1000;

const lostTimeStatement = statement(
  {
    customerId: int<CustomerId>(),
    eventAt: int(),
    durationInSeconds: filled(int()),
    isSettled: bool(),
    consumedMs: int(),
    refundedMs: int(),
    sessions:
      json<
        readonly {
          readonly id: string;
          readonly startedAt: number;
          readonly endedAt: number | null;
          readonly reason: string;
        }[]
      >(),
  },
  (id: VoucherId) => sql`
    select customer_id as "customerId", ${epochMs(sql.ref("event_at"))} as "eventAt",
      duration_s as "durationInSeconds", settled_at is not null as "isSettled", ledger.*, (
        select coalesce(json_agg(session), '[]') from (
          select id, ${epochMs(sql.ref("started_at"))} as "startedAt", ${epochMs(sql.ref("ended_at"))} as "endedAt",
            end_reason as reason
          from vm_session where voucher_id = voucher.id order by started_at, id limit ${maxSessions}
        ) session
      ) as sessions
    from resource_access_voucher voucher cross join lateral (
      select coalesce(sum(amount_ms) filter (where entry.kind = 'consume'), 0)::bigint as "consumedMs",
        coalesce(sum(amount_ms) filter (where entry.kind = 'refund'), 0)::bigint as "refundedMs"
      from quota_entry entry where entry.voucher_id = voucher.id
    ) ledger
    where id = ${id} and voucher.kind = 'event'`,
);

/**
 * Refunds the time that an event has lost by our fault and that was not refunded yet (0060): called when a session is lost,
 * when the next one begins, and when the event is over. The caller has locked the voucher. Two index scans over its own
 * sessions and entries.
 */
export async function refundLostTime(
  tx: Tx,
  id: VoucherId,
  until: Instant | "theEnd",
  step: "lost" | "next" | "settled",
): Promise<void> {
  const event = await lostTimeStatement.first(tx, id);
  if (event === undefined) return;
  const times = { eventAt: instant(event.eventAt), durationInSeconds: event.durationInSeconds };
  const end = until === "theEnd" || event.isSettled ? eventEnd(times) : until;
  const sessions = event.sessions.map(({ id: sessionId, startedAt, endedAt, reason }) => ({
    id: sessionId,
    startedAt: instant(startedAt),
    ended: endedAt === null || !isMachineCause(reason) ? null : { at: instant(endedAt), cause: reason },
  }));
  const refund = refundOfEvent(times, sessions, end, event);
  if (refund === null) return;
  const { entry, ...loss } = refund;
  await postQuota(tx, event.customerId, await lockAccount(tx, event.customerId), entry, {
    actorId: null,
    transferKey: lossKey(loss.sessionId, step),
    voucherId: id,
    loss,
  });
}

function epochMs(at: ReturnType<typeof sql>) {
  return sql`round(extract(epoch from ${at}) * 1000)::bigint`;
}
