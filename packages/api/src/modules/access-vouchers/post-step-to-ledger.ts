import type { CustomerId, UserId, VoucherId } from "@cathedra/domain";
import { type QuotaBalances, type QuotaStep, type QuotaStepName, transferKey } from "@cathedra/domain/cloud";
import type { Tx } from "../../db/database.ts";
import { lockQuota, postQuota } from "../accounts/public.ts";

/** The voucher to change, and the person who acts; null if the portal itself does. */
export type StepOf = {
  readonly voucher: { readonly id: VoucherId; readonly customerId: CustomerId };
  readonly actorId: UserId | null;
};

/**
 * Writes the effect of a voucher's step on the time of its account, with a unique key. The caller has locked the voucher.
 * Refused with TOO_LITTLE_SPENDABLE_TIME.
 */
export async function postStepToLedger(
  tx: Tx,
  { voucher, actorId }: StepOf,
  { entries }: QuotaStep,
  name: QuotaStepName,
): Promise<void> {
  if (entries.length === 0) return;
  let balances = await lockAccount(tx, voucher.customerId);
  for (const entry of entries) {
    balances = await postQuota(tx, voucher.customerId, balances, entry, {
      actorId,
      transferKey: transferKey(voucher.id, name),
      voucherId: voucher.id,
      ...("userId" in name ? { userId: name.userId, isTakenBack: name.step === "takeBack" } : {}),
    });
  }
}

/** The balances of an account that is known to exist. */
export async function lockAccount(tx: Tx, customerId: CustomerId): Promise<QuotaBalances> {
  const balances = await lockQuota(tx, customerId);
  if (balances === undefined) throw new Error(`customer ${customerId} has no quota`);
  return balances;
}
