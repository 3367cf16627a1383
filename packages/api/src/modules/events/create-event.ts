import type { VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { eventEnd, reserveForEvent, validateEvent } from "@cathedra/domain/cloud";
import { lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { MutationCreateEventResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import {
  createAccessVoucher,
  insertAccessVoucher,
  modulesToGive,
  type VoucherDeps,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { lockFleet } from "../machines/public.ts";
import { assertMachineAvailable } from "./machine-availability.ts";
import { writeOrganizers } from "./write-organizers.ts";

type Args = MutationCreateEventResourceAccessVoucherArgs;

/**
 * Creates an event and reserves its duration (3.041, X57) if a machine is free (X65). The lock of the fleet prevents two events
 * from taking the last one. A repeated `idempotencyKey` returns the existing event.
 */
export async function createEvent(deps: VoucherDeps, actor: Actor, args: Args): Promise<VoucherId> {
  return createAccessVoucher(
    deps,
    actor,
    args,
    "event",
    async (tx, requestKey) => {
      await lockFleet(tx);
      const now = deps.clock();
      const offered = await modulesToGive(tx, args);
      const creatorEmail = actor.isEmailVerified ? actor.email : "";
      const validated = validateEvent(args, { offered, creatorEmail }, now);
      if (!validated.ok) throw invalidInput(validated.error);
      const event = validated.value;
      await assertMachineAvailable(tx, { event, now });
      const { customerId, learningSpaceId, maxUses, organizers, name, durationInSeconds } = event;
      const columns = {
        kind: "event",
        valid_to: toTimestamp(eventEnd(event)),
        description: event.description,
        event_at: toTimestamp(event.eventAt),
        duration_s: durationInSeconds,
        calendar_sequence: 0,
      } as const;
      const step = reserveForEvent(event);
      const { id, cases } = await insertAccessVoucher(tx, actor, event, columns, step, { now, requestKey });
      await writeOrganizers(tx, id, organizers);
      const eventAt = new Date(event.eventAt).toISOString();
      await audit(tx, actor, "event.created", String(id), {
        customer: customerId,
        after: { customerId, learningSpaceId, name, eventAt, durationInSeconds, maxUses, organizers, cases },
      });
      return id;
    },
    [lockKey("fleet")],
  );
}
