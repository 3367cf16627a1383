import {
  type CustomerId,
  type Instant,
  instant,
  type LearningSpaceId,
  type VoucherId,
} from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { AppError } from "../../errors.ts";
import type { MutationCreateEventResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import { createEvent } from "../../modules/events/public.ts";
import { acceptVoucher } from "../../modules/vouchers/public.ts";
import type { Clock } from "../../ports/clock.ts";
import { storedPeople } from "../stored-people.ts";

/** A future event of some people of a world. */
export type SeedPlan = {
  readonly key: string;
  readonly creator: Actor;
  readonly guests: readonly Actor[];
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly modules: MutationCreateEventResourceAccessVoucherArgs["modules"];
  readonly name: string;
  readonly description: string;
  readonly organizers: readonly string[];
  readonly eventAt: Instant;
  readonly durationInSeconds: number;
  readonly maxUses: number;
};

/** A plan counts as existing if an event or voucher of its name and account begins within this time of it. */
const nearMs = 3 * 86_400_000;

/** The plans that did not exist before: those that were created, and those that the portal refused, with the error code. */
export type SeededPlans = {
  readonly made: readonly string[];
  readonly refused: readonly { readonly key: string; readonly code: string }[];
};

/**
 * Creates the planned events that do not exist and accepts them for their guests, through the portal's own use cases. An event
 * that has ended makes room for the next. A plan is left out if people have used up the hours or the fleet.
 */
export async function seedPlans(db: Db, plans: readonly SeedPlan[], clock: Clock): Promise<SeededPlans> {
  const getId = await storedPeople(
    db,
    plans.flatMap(({ creator, guests }) => [creator, ...guests]),
  );
  const stored = (actor: Actor): Actor => ({ ...actor, userId: getId(actor.keycloakId) });
  const made: string[] = [];
  const refused: { key: string; code: string }[] = [];
  for (const plan of plans) {
    if (await exists(db, plan, clock())) continue;
    const code = await makeEvent(db, plan, stored(plan.creator), clock).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refused.push({ key: plan.key, code: error.code });
      return undefined;
    });
    if (code === undefined) continue;
    for (const guest of plan.guests)
      await acceptVoucher({ db, clock, address: "local" }, stored(guest), code).catch((error: unknown) => {
        // The event of the plan exists under another name, and its guests have accepted it.
        if (!(error instanceof AppError && error.code === "VOUCHER_ALREADY_USED")) throw error;
      });
    made.push(plan.key);
  }
  return { made, refused };
}

async function exists(db: Db, { customerId, name, eventAt }: SeedPlan, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from resource_access_voucher
    where kind = 'event' and archived_at is null and customer_id = ${customerId} and name = ${name}
      and valid_to > ${toTimestamp(now)}
      and event_at between ${toTimestamp(instant(eventAt - nearMs))} and ${toTimestamp(instant(eventAt + nearMs))}
    limit 1`.execute(db);
  return rows.length > 0;
}

async function makeEvent(db: Db, plan: SeedPlan, creator: Actor, clock: Clock): Promise<string> {
  const { key, eventAt, organizers, customerId, learningSpaceId, modules, name, description } = plan;
  const id: VoucherId = await createEvent({ db, clock, voucherAdminCustomers: "*" }, creator, {
    customerId,
    learningSpaceId,
    modules,
    name,
    description,
    organizers: [...organizers],
    eventAt,
    durationInSeconds: plan.durationInSeconds,
    maxUses: plan.maxUses,
    idempotencyKey: `demo:${key}:${eventAt}`,
  });
  const { code } = await db
    .selectFrom("resource_access_voucher")
    .select("code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (code === null) throw new Error(`the event ${plan.name} has no code`);
  return code;
}
