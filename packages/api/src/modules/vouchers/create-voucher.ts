import type { Instant, VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type CloudModule,
  type NewCloudVoucher,
  readClientKey,
  reserveForVoucher,
  validateCloudVoucher,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { MutationCreateCloudModulesResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import {
  findAdministeredCustomer,
  findMadeWithKey,
  lockAccount,
  newAccessCode,
  postStep,
  type VoucherDeps,
  writeCases,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { offeredCases } from "../learning-spaces/public.ts";

type Args = MutationCreateCloudModulesResourceAccessVoucherArgs;

/**
 * Creates a voucher and reserves the time of all its users (2.036, X57). A repeated `idempotencyKey` returns the existing
 * voucher, also for concurrent requests, which the lock of the account's quota serialises.
 */
export async function createVoucher(deps: VoucherDeps, actor: Actor, args: Args): Promise<VoucherId> {
  const key = readClientKey(args.idempotencyKey);
  if (!key.ok) throw invalidInput([key.error]);
  return inLockedTransaction(deps.db, [lockKey("account", args.customerId)], async (tx) => {
    const customer = await findAdministeredCustomer(tx, deps, actor, args.customerId);
    await lockAccount(tx, customer.id);
    const wanted = { customerId: customer.id, kind: "cloud_modules" } as const;
    const made = await findMadeWithKey(tx, actor, key.value, wanted);
    if (made !== undefined) return made;
    const now = deps.clock();
    const offered = await offeredCases(tx, customer.id, args.learningSpaceId);
    const voucher = readVoucher(args, offered, now);
    return insertVoucher(tx, actor, voucher, { now, requestKey: key.value });
  });
}

async function insertVoucher(
  tx: Tx,
  actor: Actor,
  voucher: NewCloudVoucher,
  { now, requestKey }: { readonly now: Instant; readonly requestKey: string | null },
): Promise<VoucherId> {
  const { customerId, learningSpaceId, maxUses, maxDurationInSeconds, name } = voucher;
  const step = reserveForVoucher(voucher);
  const at = toTimestamp(now);
  const row = await tx
    .insertInto("resource_access_voucher")
    .values({
      kind: "cloud_modules",
      code: newAccessCode("cloud_modules"),
      customer_id: customerId,
      learning_space_id: learningSpaceId,
      creator_id: actor.userId,
      valid_from: at,
      valid_to: toTimestamp(voucher.validTo),
      name,
      max_uses: maxUses,
      max_duration_s: maxDurationInSeconds,
      reserved_ms: step.reservation.reservedMs,
      request_key: requestKey,
      created_at: at,
      modified_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const id = row.id;
  const cases = await writeCases(tx, id, voucher.modules);
  await postStep(tx, { voucher: { id, customerId }, actorId: actor.userId }, step, { step: "create" });
  const validTo = new Date(voucher.validTo).toISOString();
  await audit(tx, actor, "voucher.created", String(id), {
    customer: customerId,
    after: { customerId, learningSpaceId, name, validTo, maxUses, maxDurationInSeconds, cases },
  });
  return id;
}

/** Undefined: the account does not have the learning space. */
function readVoucher(args: Args, offered: readonly CloudModule[] | undefined, now: Instant): NewCloudVoucher {
  if (offered === undefined) throw invalidInput([fieldError("learningSpaceId", "NOT_AN_OPTION")]);
  const voucher = validateCloudVoucher(args, offered, now);
  if (!voucher.ok) throw invalidInput(voucher.error);
  return voucher.value;
}
