import type { CaseId, CustomerId, Instant, LearningSpaceId, VoucherId } from "@cathedra/domain";
import type { Actor, CustomerFacts } from "@cathedra/domain/access";
import {
  type CloudModule,
  type ModuleCases,
  type QuotaStep,
  readIdempotencyKey,
  type VoucherKind,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import type { InsertObject } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Database } from "../../db/generated/database.ts";
import { inLockedTransaction, type LockKey, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import { offeredCases } from "../learning-spaces/public.ts";
import { findAdministeredCustomer, type VoucherDeps } from "./administered-vouchers.ts";
import { newAccessCode } from "./new-code.ts";
import { lockAccount, postStepToLedger } from "./post-step-to-ledger.ts";
import { writeCases } from "./write-cases.ts";

/** A call that creates a voucher or an event. */
export type CreateArgs = {
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly idempotencyKey?: string | null | undefined;
};

/**
 * Creates a voucher of either kind under the lock of its account's quota. A repeated `idempotencyKey` returns the existing
 * voucher, also for concurrent requests, which the lock serialises.
 */
export async function createAccessVoucher(
  deps: VoucherDeps,
  actor: Actor,
  args: CreateArgs,
  kind: VoucherKind,
  create: (tx: Tx, requestKey: string | null, customer: CustomerFacts) => Promise<VoucherId>,
  moreLocks: readonly LockKey[] = [],
): Promise<VoucherId> {
  const key = readIdempotencyKey(args.idempotencyKey);
  if (!key.ok) throw invalidInput([key.error]);
  return inLockedTransaction(deps.db, [lockKey("account", args.customerId), ...moreLocks], async (tx) => {
    const customer = await findAdministeredCustomer(tx, deps, actor, args.customerId);
    await lockAccount(tx, customer.id);
    const existing = await findMadeWithKey(tx, actor, key.value, { customerId: customer.id, kind });
    return existing ?? create(tx, key.value, customer);
  });
}

/**
 * What the caller has already created with this idempotency key; undefined if nothing. A key that was used for something else is
 * refused.
 */
async function findMadeWithKey(
  tx: Tx,
  { userId }: Actor,
  requestKey: string | null,
  wanted: { readonly customerId: CustomerId; readonly kind: VoucherKind },
): Promise<VoucherId | undefined> {
  if (requestKey === null) return undefined;
  const made = await tx
    .selectFrom("resource_access_voucher")
    .select(["id", "customer_id", "kind"])
    .where("creator_id", "=", userId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  if (made === undefined) return undefined;
  if (made.customer_id === wanted.customerId && made.kind === wanted.kind) return made.id;
  throw invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}

/** The modules that the account can give to others; refuses a learning space that the account does not have. */
export async function modulesToGive(
  tx: Tx,
  { customerId, learningSpaceId }: CreateArgs,
): Promise<readonly CloudModule[]> {
  const offered = await offeredCases(tx, customerId, learningSpaceId);
  if (offered === undefined) throw invalidInput([fieldError("learningSpaceId", "NOT_AN_OPTION")]);
  return offered;
}

type NewVoucher = {
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly name: string | null;
  readonly maxUses: number;
  readonly modules: readonly ModuleCases[];
};

/** The columns in which vouchers and events differ. */
type ColumnsOfKind = Pick<
  InsertObject<Database, "resource_access_voucher">,
  "kind" | "valid_to" | "max_duration_s" | "description" | "event_at" | "duration_s" | "calendar_sequence"
> & { readonly kind: VoucherKind };

/** Writes a voucher of either kind with its cases, and reserves its time. */
export async function insertAccessVoucher(
  tx: Tx,
  actor: Actor,
  { customerId, learningSpaceId, name, maxUses, modules }: NewVoucher,
  columns: ColumnsOfKind,
  step: QuotaStep,
  { now, requestKey }: { readonly now: Instant; readonly requestKey: string | null },
): Promise<{ readonly id: VoucherId; readonly cases: readonly CaseId[] }> {
  const at = toTimestamp(now);
  const { id } = await tx
    .insertInto("resource_access_voucher")
    .values({
      ...columns,
      code: newAccessCode(columns.kind),
      customer_id: customerId,
      learning_space_id: learningSpaceId,
      creator_id: actor.userId,
      valid_from: at,
      max_uses: maxUses,
      name,
      reserved_ms: step.reservation.reservedMs,
      request_key: requestKey,
      created_at: at,
      modified_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const cases = await writeCases(tx, id, modules);
  await postStepToLedger(tx, { voucher: { id, customerId }, actorId: actor.userId }, step, {
    step: "create",
  });
  return { id, cases };
}
