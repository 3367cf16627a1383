import type { CustomerId, UserId, VoucherId } from "@cathedra/domain";
import {
  type LossReason,
  postEntry,
  type QuotaBalances,
  type QuotaEntry,
  type ReturnReason,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { appError } from "../../errors.ts";

/** The cause of a ledger entry, with the key that makes a second entry impossible. */
export type QuotaCause = {
  /** The person who caused the movement; null if the portal itself did it. */
  readonly actorId: UserId | null;
  readonly transferKey: string;
  readonly voucherId?: VoucherId;
  /** The person whose use consumes the time, or who gets it back. */
  readonly userId?: UserId;
  /** The session for whose loss time is given back, and why it was lost. */
  readonly loss?: { readonly sessionId: string; readonly reason: LossReason };
  /** Whether the entry takes back hours that were given to `userId`. */
  readonly isTakenBack?: boolean;
};

const lockQuotaStatement = statement(
  { spendableMs: int(), reservedMs: int(), consumedMs: int() },
  (customerId: number) => sql`
    select spendable_ms as "spendableMs", reserved_ms as "reservedMs", consumed_ms as "consumedMs"
    from quota_account where customer_id = ${customerId} for no key update`,
);

/**
 * The balances of an account, locked until the transaction ends; undefined if there is no such account. A voucher has to be
 * locked before it.
 */
export async function lockQuota(tx: Tx, customerId: number): Promise<QuotaBalances | undefined> {
  return lockQuotaStatement.first(tx, customerId);
}

/**
 * Writes a movement of an account's time and the balances after it (4.049), in one statement. `balances` come from `lockQuota`
 * in the same transaction, or from the previous movement. Refused with TOO_LITTLE_SPENDABLE_TIME.
 */
export async function postQuota(
  tx: Tx,
  customerId: CustomerId,
  balances: QuotaBalances,
  entry: QuotaEntry,
  { actorId, transferKey, voucherId, userId, loss, isTakenBack = false }: QuotaCause,
): Promise<QuotaBalances> {
  const posted = postEntry(balances, entry);
  if (!posted.ok) throw appError(posted.error.code);
  const { spendableMs, reservedMs, consumedMs } = posted.value;
  const reason: ReturnReason | null = isTakenBack ? "TAKEN_BACK" : (loss?.reason ?? null);
  await sql`
    with entry as (
      insert into quota_entry (
        customer_id, kind, amount_ms, voucher_id, user_id, actor_id, transfer_key, session_id, reason,
        spendable_after_ms, reserved_after_ms, consumed_after_ms
      )
      values (
        ${customerId}, ${entry.kind}, ${entry.amountMs}, ${voucherId ?? null}, ${userId ?? null}, ${actorId},
        ${transferKey}, ${loss?.sessionId ?? null}, ${reason}, ${spendableMs}, ${reservedMs}, ${consumedMs}
      )
    )
    update quota_account
    set spendable_ms = ${spendableMs}, reserved_ms = ${reservedMs}, consumed_ms = ${consumedMs}
    where customer_id = ${customerId}`.execute(tx);
  return posted.value;
}
