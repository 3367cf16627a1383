import { type Instant, instant, isUuid, type UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type ExtendableSession,
  extendSession,
  freeUntil,
  machineLimits,
  moveSessionEnd,
  singleUserSessionSeconds,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, notExtendable } from "../../errors.ts";
import type { MutationExtendSingleUserCloudCaseArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import {
  findMachine,
  lockFleet,
  type MachineView,
  readFleet,
  storeChange,
  triggerReconciler,
} from "../machines/public.ts";
import { findExtendedAt, lockMachineOf, lockOwnTime, type OwnSession, ownSession } from "./own-session.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Extends the caller's own session (X63) as far as their time, the voucher and others' reservations allow. Concurrent requests
 * for the same fleet are serialised.
 */
export async function extendCase(
  { db, clock }: Deps,
  actor: Actor,
  { sessionId }: MutationExtendSingleUserCloudCaseArgs,
): Promise<MachineView> {
  return inLockedTransaction(db, [lockKey("person", actor.userId), lockKey("fleet")], async (tx) => {
    const own = isUuid(sessionId) ? await lockOwnTime(tx, actor.userId, sessionId) : undefined;
    if (own === undefined) throw appError("NOT_FOUND");
    await lockFleet(tx);
    const machine = await lockMachineOf(tx, own.sessionId);
    // The case may have ended, or been extended, while this request waited for its lock.
    if (machine?.session == null) throw appError("NOT_FOUND");
    const now = clock();
    const before = machine.session.endsAt;
    const session = { ...own, ...machine.session, extendedAt: await findExtendedAt(tx, own.sessionId) };
    const extended = extendSession(await extendable(tx, session, now), now);
    if (!extended.ok) throw notExtendable(extended.error.reason);
    const { endsAt } = extended.value;
    // The session already has this end, so a repeated request changes nothing.
    if (endsAt === before) return findMachine(tx, machine.id);
    const change = moveSessionEnd(machine, endsAt, now, machineLimits);
    if (!change.ok) throw notExtendable("OVER");
    if (!(await storeChange(tx, change.value))) throw new Error("a locked machine has changed");
    await sql`update vm_session set extended_at = ${toTimestamp(now)} where id = ${sessionId}`.execute(tx);
    await audit(tx, actor, "session.extended", sessionId, {
      customer: { ofSession: own.sessionId },
      before: { endsAt: toIso(before) },
      after: { endsAt: toIso(endsAt) },
    });
    await triggerReconciler(tx, machine.id, now);
    return findMachine(tx, machine.id);
  });
}

/** The end that the caller's present session would have if they extended it; null if they cannot, or are in no session. */
export async function extendableUntil({ db, clock }: Deps, userId: UserId): Promise<string | null> {
  const own = await ownSession(db, userId);
  if (own === undefined) return null;
  const now = clock();
  const extended = extendSession(await extendable(db, own, now), now);
  return extended.ok && extended.value.endsAt > own.endsAt ? toIso(extended.value.endsAt) : null;
}

/** The session with all other holds of the fleet; a caller that decides by it holds `lockFleet`. */
async function extendable(db: Db | Tx, own: OwnSession, now: Instant): Promise<ExtendableSession> {
  const until = instant(now + singleUserSessionSeconds * 1000);
  const { holds, usable } = await readFleet(db, now, until, { machine: own.machine });
  return { ...own, freeUntil: freeUntil(holds, usable, now) };
}

function toIso(at: Instant): string {
  return new Date(at).toISOString();
}
