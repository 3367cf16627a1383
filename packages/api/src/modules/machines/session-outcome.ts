import { type CustomerId, instant, type VoucherId } from "@cathedra/domain";
import {
  consumeForEventSession,
  findLossReason,
  lossKey,
  type Machine,
  refundedSeconds,
  type SessionOutcome,
  transferKey,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { lockAccount, refundLostTime } from "../access-vouchers/public.ts";
import { lockQuota, postQuota } from "../accounts/public.ts";

/**
 * Locks the voucher, the person's time of it, and the account's time, to which the outcome writes. They must be locked
 * before any machine (lock order).
 */
export async function lockForOutcome(tx: Tx, outcome: SessionOutcome): Promise<void> {
  if (outcome.kind === "begun" && outcome.claim.kind === "EVENT_CLOUD_CASE") {
    await consumeReservation(tx, outcome);
  }
  if (outcome.kind !== "ended") return;
  const { voucherId, startedBy, kind } = outcome.claim;
  const isLost = findLossReason(outcome.cause) !== null;
  if (kind === "SINGLE_USER_CLOUD_CASE") {
    await sql`select 1 from voucher_user where voucher_id = ${voucherId} and user_id = ${startedBy}
      for no key update`.execute(tx);
  } else if (isLost) {
    await sql`select 1 from resource_access_voucher where id = ${voucherId} for no key update`.execute(tx);
  }
  if (isLost) await lockAccount(tx, await findAccount(tx, voucherId));
}

async function findAccount(tx: Tx, voucherId: VoucherId): Promise<CustomerId> {
  const { customer_id } = await tx
    .selectFrom("resource_access_voucher")
    .select("customer_id")
    .where("id", "=", voucherId)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** Stores the effect of a change on its session: the session's row, and the person's used time (X63). */
export async function accountFor(tx: Tx, machine: Machine, outcome: SessionOutcome): Promise<void> {
  switch (outcome.kind) {
    case "begun":
      await insertSession(tx, machine, outcome);
      if (outcome.claim.kind === "EVENT_CLOUD_CASE")
        await refundLostTime(tx, outcome.claim.voucherId, outcome.session.startedAt, "next");
      break;
    case "moved":
      await sql`
        update vm_session set ends_at = ${toTimestamp(outcome.endsAt)},
          limit_s = greatest(1, floor(extract(epoch from ${toTimestamp(outcome.endsAt)} - started_at))::int)
        where id = ${outcome.claim.sessionId} and ended_at is null and ${toTimestamp(outcome.endsAt)} > started_at
      `.execute(tx);
      break;
    case "ended":
      await endSession(tx, outcome);
      break;
    case "abandoned":
    case "caseChanged":
    case "claimed":
    case "unchanged":
  }
}

type Outcome<Kind extends SessionOutcome["kind"]> = Extract<SessionOutcome, { kind: Kind }>;

async function insertSession(tx: Tx, machine: Machine, { claim, session }: Outcome<"begun">): Promise<void> {
  // A session whose end is before its start is stored with a duration of one millisecond, so that it is recorded and costs
  // nothing.
  const endsAt = instant(Math.max(session.endsAt, session.startedAt + 1));
  await tx
    .insertInto("vm_session")
    .values({
      id: claim.sessionId,
      vm_id: machine.id,
      voucher_id: claim.voucherId,
      user_id: claim.startedBy,
      kind: claim.kind === "EVENT_CLOUD_CASE" ? "event" : "single_user",
      module_id: claim.moduleId,
      case_id: claim.caseId,
      limit_s: Math.max(1, Math.floor((endsAt - session.startedAt) / 1000)),
      started_at: toTimestamp(session.startedAt),
      ends_at: toTimestamp(endsAt),
    })
    .execute();
}

const endSessionStatement = statement(
  { givenBack: int() },
  (
    endedAt: Outcome<"ended">["endedAt"],
    cause: Outcome<"ended">["cause"],
    usedSeconds: unknown,
    givenBack: unknown,
    sessionId: unknown,
  ) => sql`
    with ended as (
      update vm_session
      set ended_at = greatest(${toTimestamp(endedAt)}, started_at), end_reason = ${cause},
        used_s = least(limit_s, ${usedSeconds}::int), given_back_s = least(limit_s, ${givenBack}::int)
      where id = ${sessionId} and ended_at is null
      returning voucher_id, user_id, used_s, given_back_s, kind
    ), taken as (
      update voucher_user
      set used_s = least(voucher_user.granted_s, voucher_user.used_s + ended.used_s - ended.given_back_s)
      from ended
      where ended.kind = 'single_user' and voucher_user.voucher_id = ended.voucher_id
        and voucher_user.user_id = ended.user_id
    )
    select given_back_s as "givenBack" from ended`,
);

async function endSession(tx: Tx, { claim, endedAt, usedMs, cause }: Outcome<"ended">): Promise<void> {
  const { sessionId, voucherId, startedBy, kind } = claim;
  const isEvent = kind === "EVENT_CLOUD_CASE";
  const usedSeconds = Math.floor(usedMs / 1000);
  const givenBack = isEvent ? 0 : refundedSeconds(usedSeconds, cause);
  const ended = await endSessionStatement.first(tx, endedAt, cause, usedSeconds, givenBack, sessionId);
  const reason = findLossReason(cause);
  if (ended === undefined || reason === null) return;
  if (isEvent) await refundLostTime(tx, voucherId, endedAt, "lost");
  else if (ended.givenBack > 0) {
    const customerId = await findAccount(tx, voucherId);
    const entry = { kind: "give_back", amountMs: ended.givenBack * 1000 } as const;
    await postQuota(tx, customerId, await lockAccount(tx, customerId), entry, {
      actorId: null,
      transferKey: lossKey(sessionId, "give-back"),
      voucherId,
      userId: startedBy,
      loss: { sessionId, reason },
    });
  }
}

const consumeReservationStatement = statement(
  { customer_id: int<CustomerId>(), reserved_ms: int(), settled_at: nullable(timestamp()) },
  (claim: Outcome<"begun">["claim"]) => sql`
    select customer_id, reserved_ms, settled_at from resource_access_voucher where id = ${claim.voucherId}
    for no key update`,
);

/** The first session of an event consumes the event's reservation (X57); a second one finds nothing to consume. */
async function consumeReservation(tx: Tx, { claim }: Outcome<"begun">): Promise<void> {
  const voucher = await consumeReservationStatement.first(tx, claim);
  if (voucher === undefined) return;
  const { customer_id: customerId, reserved_ms: reservedMs, settled_at: settledAt } = voucher;
  const step = consumeForEventSession({ reservedMs, settledAt });
  const [entry] = step.entries;
  // The account is locked even if nothing is consumed, because time that was lost before is refunded once the session has begun.
  const balances = await lockQuota(tx, customerId);
  if (balances === undefined) throw new Error(`account ${customerId} has no quota`);
  if (entry === undefined) return;
  await postQuota(tx, customerId, balances, entry, {
    actorId: null,
    transferKey: transferKey(claim.voucherId, { step: "session" }),
    voucherId: claim.voucherId,
    userId: claim.startedBy,
  });
  await sql`update resource_access_voucher set reserved_ms = ${step.reservation.reservedMs}
    where id = ${claim.voucherId}`.execute(tx);
}
