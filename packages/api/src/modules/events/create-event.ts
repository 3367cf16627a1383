import type { Instant, VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  eventEnd,
  type NewEvent,
  readClientKey,
  reserveForEvent,
  validateEvent,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { MutationCreateEventResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
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
import { lockFleet } from "../machines/public.ts";
import { assertMachineAvailable } from "./machine-availability.ts";
import { writeOrganizers } from "./write-organizers.ts";

type Args = MutationCreateEventResourceAccessVoucherArgs;

/**
 * Creates an event and reserves its duration (3.041, X57) if a machine is free (X65). The lock of the fleet prevents two events
 * from taking the last one. A repeated `idempotencyKey` returns the existing event.
 */
export async function createEvent(deps: VoucherDeps, actor: Actor, args: Args): Promise<VoucherId> {
  const key = readClientKey(args.idempotencyKey);
  if (!key.ok) throw invalidInput([key.error]);
  return inLockedTransaction(deps.db, [lockKey("account", args.customerId), lockKey("fleet")], async (tx) => {
    const customer = await findAdministeredCustomer(tx, deps, actor, args.customerId);
    await lockAccount(tx, customer.id);
    const made = await findMadeWithKey(tx, actor, key.value, { customerId: customer.id, kind: "event" });
    if (made !== undefined) return made;
    await lockFleet(tx);
    const now = deps.clock();
    const event = await readEvent(tx, actor, args, now);
    await assertMachineAvailable(tx, { event, now });
    return insertEvent(tx, actor, event, { now, requestKey: key.value });
  });
}

async function readEvent(
  tx: Tx,
  { email, isEmailVerified }: Actor,
  args: Args,
  now: Instant,
): Promise<NewEvent> {
  const { customerId, learningSpaceId } = args;
  const offered = await offeredCases(tx, customerId, learningSpaceId);
  // Undefined: the account does not have the learning space.
  if (offered === undefined) throw invalidInput([fieldError("learningSpaceId", "NOT_AN_OPTION")]);
  const event = validateEvent(args, { offered, creatorEmail: isEmailVerified ? email : "" }, now);
  if (!event.ok) throw invalidInput(event.error);
  return event.value;
}

async function insertEvent(
  tx: Tx,
  actor: Actor,
  event: NewEvent,
  { now, requestKey }: { readonly now: Instant; readonly requestKey: string | null },
): Promise<VoucherId> {
  const { customerId, learningSpaceId, maxUses, organizers, name, durationInSeconds } = event;
  const step = reserveForEvent(event);
  const at = toTimestamp(now);
  const row = await tx
    .insertInto("resource_access_voucher")
    .values({
      kind: "event",
      code: newAccessCode("event"),
      customer_id: customerId,
      learning_space_id: learningSpaceId,
      creator_id: actor.userId,
      valid_from: at,
      valid_to: toTimestamp(eventEnd(event)),
      max_uses: maxUses,
      name,
      description: event.description,
      event_at: toTimestamp(event.eventAt),
      duration_s: durationInSeconds,
      calendar_sequence: 0,
      reserved_ms: step.reservation.reservedMs,
      request_key: requestKey,
      created_at: at,
      modified_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const id = row.id;
  const cases = await writeCases(tx, id, event.modules);
  await writeOrganizers(tx, id, organizers);
  await postStep(tx, { voucher: { id, customerId }, actorId: actor.userId }, step, { step: "create" });
  const eventAt = new Date(event.eventAt).toISOString();
  await audit(tx, actor, "event.created", String(id), {
    customer: customerId,
    after: { customerId, learningSpaceId, name, eventAt, durationInSeconds, maxUses, organizers, cases },
  });
  return id;
}
