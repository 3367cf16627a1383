import type { CustomerId, Instant, UserId, VoucherId } from "@cathedra/domain";
import {
  emptyQuota,
  type LossReason,
  postEntry,
  type QuotaBalances,
  type QuotaEntry,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A movement of an account's time that has taken place. */
export type Movement = QuotaEntry & {
  readonly customerId: CustomerId;
  readonly at: Instant;
  readonly transferKey: string;
  readonly actorId: UserId | null;
  readonly voucherId?: VoucherId;
  readonly userId?: UserId;
  /** The session that was lost, and why. */
  readonly loss?: { readonly sessionId: string; readonly reason: LossReason };
};

/**
 * Writes past ledger entries in order of time, with the balances after each. Ledgers that already have entries are left
 * unchanged, because balances have to be computed from the first entry on.
 */
export async function insertLedgerEntries(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const { rows: begun } = await sql<{ id: CustomerId }>`
    select distinct customer_id as id from quota_entry`.execute(tx);
  const hasLedger = new Set(begun.map(({ id }) => id));
  const balances = new Map<CustomerId, QuotaBalances>();
  const due = movements.filter(({ customerId }) => !hasLedger.has(customerId));
  const rows = due
    .toSorted((one, other) => one.at - other.at)
    .map((movement) => {
      const { customerId, kind, amountMs } = movement;
      const posted = postEntry(balances.get(customerId) ?? emptyQuota, { kind, amountMs });
      if (!posted.ok) throw new Error(`${movement.transferKey}: ${posted.error.code}`);
      balances.set(customerId, posted.value);
      return toRow(movement, posted.value);
    });
  await sql`
    insert into quota_entry (
      customer_id, kind, amount_ms, voucher_id, user_id, actor_id, transfer_key,
      spendable_after_ms, reserved_after_ms, consumed_after_ms, created_at, session_id, reason
    )
    select customer_id, kind, amount_ms, voucher_id, user_id, actor_id, transfer_key,
      spendable_after_ms, reserved_after_ms, consumed_after_ms, created_at, session_id, reason
    from json_populate_recordset(null::quota_entry, ${JSON.stringify(rows)}::json)`.execute(tx);
  for (const [customerId, { spendableMs, reservedMs, consumedMs }] of balances) {
    await sql`
      update quota_account
      set spendable_ms = ${spendableMs}, reserved_ms = ${reservedMs}, consumed_ms = ${consumedMs}
      where customer_id = ${customerId}`.execute(tx);
  }
}

function toRow(movement: Movement, { spendableMs, reservedMs, consumedMs }: QuotaBalances) {
  const { customerId, kind, amountMs, at, transferKey, actorId, voucherId, userId, loss } = movement;
  return {
    customer_id: customerId,
    kind,
    amount_ms: amountMs,
    voucher_id: voucherId ?? null,
    user_id: userId ?? null,
    actor_id: actorId,
    transfer_key: transferKey,
    spendable_after_ms: spendableMs,
    reserved_after_ms: reservedMs,
    consumed_after_ms: consumedMs,
    created_at: new Date(at).toISOString(),
    session_id: loss?.sessionId ?? null,
    reason: loss?.reason ?? null,
  };
}
