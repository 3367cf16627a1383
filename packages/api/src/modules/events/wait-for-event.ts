import { type Instant, instant, type UserId } from "@cathedra/domain";
import { waitingForgottenMs } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";

/** Since when a person has waited, by the row of their acceptance; null if their page last reported it too long ago. */
export function waitingSince(accepted: RawBuilder<unknown>, now: Instant): RawBuilder<unknown> {
  return sql`case when ${accepted}.waiting_at > ${toTimestamp(instant(now - waitingForgottenMs))} then ${accepted}.waiting_since end`;
}

const waitStatement = statement(
  { since: nullable(timestamp()) },
  (userId: UserId, voucherId: number, now: Instant) => sql`
    update voucher_user accepted
    set waiting_since = coalesce(${waitingSince(sql.ref("accepted"), now)}, ${toTimestamp(now)}), waiting_at = ${toTimestamp(now)}
    from resource_access_voucher voucher
    where accepted.voucher_id = ${voucherId} and accepted.user_id = ${userId}
      and voucher.id = accepted.voucher_id and voucher.kind = 'event'
    returning accepted.waiting_since as since`,
);

/** Records that a person waits for an event that they have accepted, and returns since when; null for any other event. */
export async function waitForEvent(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  userId: UserId,
  voucherId: number,
): Promise<Instant | null> {
  return inLockedTransaction(db, [], async (tx) => {
    const row = await waitStatement.first(tx, userId, voucherId, clock());
    return row?.since ?? null;
  });
}
