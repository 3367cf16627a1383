import { type Instant, instant, type VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type CloudVoucherChange,
  changeMaxUses,
  mayEditVoucher,
  validateCloudVoucherChange,
} from "@cathedra/domain/cloud";
import { nextVersion } from "@cathedra/domain/logbook";
import type { AppErrorCode } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { MutationEditCloudModulesResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import {
  casesOfVoucher,
  type LockedVoucher,
  lockAdministeredVoucher,
  postStepToLedger,
  type VoucherDeps,
  writeCases,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { offeredOrChosen } from "../learning-spaces/public.ts";
import { refuseStale } from "../stale-save.ts";

type CloudVoucher = Extract<LockedVoucher, { readonly kind: "cloud_modules" }>;

/** Changes a voucher (2.037, X61, X62). A request without changes writes nothing. */
export async function editVoucher(
  deps: VoucherDeps,
  actor: Actor,
  args: MutationEditCloudModulesResourceAccessVoucherArgs,
): Promise<VoucherId> {
  return inLockedTransaction(deps.db, [lockKey("voucher", args.voucherId)], async (tx) => {
    const voucher = await lockAdministeredVoucher(tx, deps, actor, args.voucherId);
    // Events have another mutation, so here they are answered as missing.
    if (voucher.kind !== "cloud_modules") throw appError("NOT_FOUND");
    const now = deps.clock();
    const state = mayEditVoucher(voucher, now);
    if (!state.ok) throw appError(state.error.code satisfies AppErrorCode);
    const cases = await casesOfVoucher(tx, voucher.id);
    const offered = await offeredOrChosen(tx, voucher.customer.id, voucher.learningSpaceId, cases);
    const change = validateCloudVoucherChange(args, { ...voucher, offered }, now);
    const before = getFacts({ ...voucher, cases });
    // Nothing has changed: this may be the repetition of a save whose answer was lost.
    if (change.ok && JSON.stringify(before) === JSON.stringify(changedFacts(change.value))) return voucher.id;
    await refuseStale(tx, "voucher", args.modifiedAt, voucher);
    if (!change.ok) throw invalidInput(change.error);
    await write(tx, actor, voucher, change.value, nextVersion(voucher.modifiedAt, now));
    await audit(tx, actor, "voucher.changed", String(voucher.id), {
      customer: voucher.customer.id,
      before,
      after: changedFacts(change.value),
    });
    return voucher.id;
  });
}

/** `modifiedAt` must be later than the last change, because it is the key of this change's ledger entries. */
async function write(
  tx: Tx,
  { userId }: Actor,
  voucher: CloudVoucher,
  change: CloudVoucherChange,
  modifiedAt: Instant,
): Promise<void> {
  const { id, reservation, modifiedAt: version } = voucher;
  const step = changeMaxUses(reservation, voucher, change.maxUses);
  await tx
    .updateTable("resource_access_voucher")
    .set({
      valid_to: toTimestamp(change.validTo),
      name: change.name,
      max_uses: change.maxUses,
      reserved_ms: step.reservation.reservedMs,
      modified_at: toTimestamp(modifiedAt),
      modified_by: userId,
    })
    .where("id", "=", id)
    .execute();
  await writeCases(tx, id, change.modules);
  const of = { voucher: { id, customerId: voucher.customer.id }, actorId: userId };
  await postStepToLedger(tx, of, step, { step: "maxUses", version: instant(version) });
}

function changedFacts(change: CloudVoucherChange) {
  return getFacts({ ...change, cases: change.modules.flatMap(({ caseIds }) => caseIds) });
}

function getFacts({
  name,
  validTo,
  maxUses,
  cases,
}: Omit<CloudVoucherChange, "modules"> & { readonly cases: readonly string[] }) {
  return { name, validTo: new Date(validTo).toISOString(), maxUses, cases: cases.toSorted() };
}
