import type { VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { reserveForVoucher, validateCloudVoucher } from "@cathedra/domain/cloud";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { MutationCreateCloudModulesResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import {
  createAccessVoucher,
  insertAccessVoucher,
  modulesToGive,
  type VoucherDeps,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";

type Args = MutationCreateCloudModulesResourceAccessVoucherArgs;

/**
 * Creates a voucher and reserves the time of all its users (2.036, X57). A repeated `idempotencyKey` returns the existing
 * voucher.
 */
export async function createVoucher(deps: VoucherDeps, actor: Actor, args: Args): Promise<VoucherId> {
  return createAccessVoucher(deps, actor, args, "cloud_modules", async (tx, requestKey) => {
    const now = deps.clock();
    const validated = validateCloudVoucher(args, await modulesToGive(tx, args), now);
    if (!validated.ok) throw invalidInput(validated.error);
    const voucher = validated.value;
    const { customerId, learningSpaceId, maxUses, maxDurationInSeconds, name } = voucher;
    const columns = {
      kind: "cloud_modules",
      valid_to: toTimestamp(voucher.validTo),
      max_duration_s: maxDurationInSeconds,
    } as const;
    const step = reserveForVoucher(voucher);
    const { id, cases } = await insertAccessVoucher(tx, actor, voucher, columns, step, { now, requestKey });
    const validTo = new Date(voucher.validTo).toISOString();
    await audit(tx, actor, "voucher.created", String(id), {
      customer: customerId,
      after: { customerId, learningSpaceId, name, validTo, maxUses, maxDurationInSeconds, cases },
    });
    return id;
  });
}
