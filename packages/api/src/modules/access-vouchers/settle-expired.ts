import { type Instant, instant, type VoucherId } from "@cathedra/domain";
import { settle } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { lockVoucher } from "./lock-voucher.ts";
import { postStepToLedger } from "./post-step-to-ledger.ts";
import { refundLostTime } from "./refund-lost-time.ts";

const batch = 200;

/**
 * Returns the time that expired vouchers of either kind still hold (4.049, X57). Each is settled separately under its lock, so
 * that concurrent workers, archivings or acceptances find it either settled or unchanged. A failure does not stop the others.
 * Returns the number of settled vouchers.
 */
export async function settleExpired(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = [];
  let settled = 0;
  let last: Unsettled = { id: 0 as VoucherId, validTo: instant(0) };
  for (;;) {
    const found = await expiredAfter(db, last, now);
    for (const each of found) {
      last = each;
      if (signal?.aborted === true) return settled;
      try {
        if (await settleOne(db, each.id, now)) settled += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (found.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} vouchers are not settled`);
  return settled;
}

type Unsettled = { readonly id: VoucherId; readonly validTo: Instant };

const expiredAfterStatement = statement(
  { id: int<VoucherId>(), validTo: timestamp() },
  (now: Instant, validTo: Instant, id: VoucherId) => sql`
    select id, valid_to as "validTo" from resource_access_voucher
    where settled_at is null and valid_to <= ${toTimestamp(now)} and (valid_to, id) > (${toTimestamp(validTo)}, ${id}::int)
    order by valid_to, id limit ${batch}`,
);

async function expiredAfter(db: Db, after: Unsettled, now: Instant): Promise<readonly Unsettled[]> {
  return expiredAfterStatement.rows(db, now, after.validTo, after.id);
}

function settleOne(db: Db, id: VoucherId, now: Instant): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const voucher = await lockVoucher(tx, id);
    // Another request may have changed the voucher's end while this one waited for its lock.
    if (voucher === undefined || voucher.reservation.settledAt !== null || now < voucher.validTo)
      return false;
    const step = settle(voucher.reservation, now);
    await tx
      .updateTable("resource_access_voucher")
      .set({ reserved_ms: step.reservation.reservedMs, settled_at: toTimestamp(now) })
      .where("id", "=", id)
      .execute();
    await postStepToLedger(tx, { voucher: { id, customerId: voucher.customer.id }, actorId: null }, step, {
      step: "settle",
    });
    if (voucher.kind === "event") await refundLostTime(tx, id, "theEnd", "settled");
    return true;
  });
}
