import type { VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { mayEditVoucher } from "@cathedra/domain/cloud";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import {
  type LockedVoucher,
  lockAdministeredVoucher,
  newAccessCode,
  type VoucherDeps,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";

/** Gives an active voucher a new code; the former code is invalid from then on. The audit log does not contain the codes. */
export function regenerateCode(deps: VoucherDeps, actor: Actor, id: VoucherId): Promise<LockedVoucher> {
  return changeCode(deps, actor, id, "voucher.code_regenerated");
}

/** Withdraws the code of an active voucher. A voucher without a code is unchanged. */
export function revokeCode(deps: VoucherDeps, actor: Actor, id: VoucherId): Promise<LockedVoucher> {
  return changeCode(deps, actor, id, "voucher.code_revoked");
}

async function changeCode(
  deps: VoucherDeps,
  actor: Actor,
  id: VoucherId,
  action: "voucher.code_regenerated" | "voucher.code_revoked",
): Promise<LockedVoucher> {
  return inLockedTransaction(deps.db, [lockKey("voucher", id)], async (tx) => {
    const voucher = await lockAdministeredVoucher(tx, deps, actor, id);
    const state = mayEditVoucher(voucher, deps.clock());
    if (!state.ok) throw appError(state.error.code);
    const isRevoked = action === "voucher.code_revoked";
    if (isRevoked && !voucher.hasCode) return voucher;
    await tx
      .updateTable("resource_access_voucher")
      .set({ code: isRevoked ? null : newAccessCode(voucher.kind) })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, action, String(id), { customer: voucher.customer.id });
    return voucher;
  });
}
