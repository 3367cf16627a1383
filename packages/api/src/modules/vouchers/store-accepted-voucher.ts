import type { CustomerId, Instant, UserId, VoucherId } from "@cathedra/domain";
import type { Acceptance, Reservation } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { postStepToLedger } from "../access-vouchers/public.ts";

type AcceptedVoucher = {
  readonly voucher: {
    readonly id: VoucherId;
    readonly customer: { readonly id: CustomerId };
    readonly reservation: Reservation;
  };
  /** The new owner of the voucher. */
  readonly userId: UserId;
  /** The person who acts: the new owner, or someone who gives them the voucher. */
  readonly actorId: UserId;
};

/** Assigns a locked voucher to a person, and moves the person's time in the account's ledger. */
export async function storeAcceptedVoucher(
  tx: Tx,
  { voucher: { id, customer, reservation }, userId, actorId }: AcceptedVoucher,
  { quota, grantedInSeconds }: Acceptance,
  now: Instant,
): Promise<void> {
  const { reservedMs } = quota?.reservation ?? reservation;
  const { numAffectedRows } = await sql`
    with used as (
      update resource_access_voucher set used = used + 1, reserved_ms = ${reservedMs}
      where id = ${id} and used < max_uses returning id
    )
    insert into voucher_user (voucher_id, user_id, accepted_at, granted_s)
    select id, ${userId}, ${toTimestamp(now)}, ${grantedInSeconds} from used`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`voucher ${id} was not used, under its lock`);
  if (quota === null) return;
  const of = { voucher: { id, customerId: customer.id }, actorId };
  await postStepToLedger(tx, of, quota, { step: "accept", userId });
}
