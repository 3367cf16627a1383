import type { VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { mayArchiveVoucher, settle } from "@cathedra/domain/cloud";
import { nextVersion } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import {
  type LockedVoucher,
  lockAdministeredVoucher,
  notifyEventPeople,
  postStepToLedger,
  refundLostTime,
  type VoucherDeps,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { endEventMachine } from "../machines/public.ts";

/**
 * Archives a voucher of either kind and returns the time that it still holds (2.038, X57). The running session of an event ends
 * with it, and its calendar entry gets a new sequence number.
 */
export async function archiveVoucher(deps: VoucherDeps, actor: Actor, id: VoucherId): Promise<LockedVoucher> {
  return inLockedTransaction(deps.db, [lockKey("voucher", id)], async (tx) => {
    const voucher = await lockAdministeredVoucher(tx, deps, actor, id);
    const decision = mayArchiveVoucher(voucher);
    if (!decision.ok) throw appError(decision.error.code);
    const now = deps.clock();
    const step = settle(voucher.reservation, now);
    const { reservedMs, settledAt } = step.reservation;
    await sql`
      update resource_access_voucher
      set archived_at = ${toTimestamp(now)}, archived_by = ${actor.userId}, reserved_ms = ${reservedMs},
        settled_at = ${toTimestamp(settledAt)},
        modified_at = ${toTimestamp(nextVersion(voucher.modifiedAt, now))}, modified_by = ${actor.userId},
        calendar_sequence = calendar_sequence + 1
      where id = ${id}`.execute(tx);
    const of = { voucher: { id, customerId: voucher.customer.id }, actorId: actor.userId };
    await postStepToLedger(tx, of, step, { step: "settle" });
    // The session of an event ends with it, because a person in the room could otherwise neither return to it nor end it.
    if (voucher.kind === "event") {
      // The account is locked before the machine, as everywhere.
      await refundLostTime(tx, id, "theEnd", "settled");
      await endEventMachine(tx, id, actor.userId, now);
      if (now < voucher.validTo)
        await notifyEventPeople(tx, id, actor.userId, { kind: "event_cancelled" }, now);
    }
    await audit(tx, actor, "voucher.archived", String(id), {
      customer: voucher.customer.id,
      before: { used: voucher.used, reservedMs: voucher.reservation.reservedMs },
    });
    return voucher;
  });
}
