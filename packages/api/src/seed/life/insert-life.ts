import type { Instant, KeycloakId, SessionId, UserId, VoucherId } from "@cathedra/domain";
import { eventEnd } from "@cathedra/domain/cloud";
import { draftExpiresAt, titleOfDraft } from "@cathedra/domain/logbook";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/uuid.ts";
import { insertDraft } from "../../modules/logbook-drafts/public.ts";
import type { Movement } from "./insert-ledger-entries.ts";
import { insertSessions, type PastSession } from "./insert-sessions.ts";
import { insertOrganizers, insertUsers, insertVoucher, setReservation } from "./insert-voucher.ts";
import { foldSteps, stepsOfEvent, stepsOfVoucher } from "./ledger-steps.ts";
import { getSeconds, refundedBy, refundMovements } from "./lost-time.ts";
import type { SeedDraft, SeedEvent, SeedLife, SeedVoucher } from "./seed-life.ts";

export type IdOf = (person: KeycloakId) => UserId;

/**
 * Inserts past vouchers, events and sessions as the portal would have left them: its rules determine each step's effect on the
 * account's time, and everything due by `now` is settled. Returns the movements, which go into the ledgers together with all
 * others.
 */
export async function insertLife(
  tx: Tx,
  { vouchers, events, drafts }: SeedLife,
  getId: IdOf,
  now: Instant,
): Promise<readonly Movement[]> {
  const movements: Movement[] = [];
  const sessions: PastSession[] = [];
  const inOrder = [
    ...vouchers.map((voucher) => ({ madeAt: voucher.createdAt, insert: () => getVoucher(voucher) })),
    ...events.map((event) => ({ madeAt: event.createdAt, insert: () => describeEvent(event) })),
  ].toSorted((one, other) => one.madeAt - other.madeAt);
  for (const { insert } of inOrder) await insert();
  await insertSessions(tx, sessions);
  for (const draft of drafts) await insertBegun(tx, draft, getId, now);
  return movements;

  async function getVoucher(voucher: SeedVoucher): Promise<void> {
    const id = await insertVoucher(tx, voucher, { kind: "cloud_modules", creatorId: getId(voucher.creator) });
    await post(id, voucher, stepsOfVoucher(voucher, getId));
    const users = voucher.uses.map(({ person, acceptedAt, sessions: own }) => ({
      userId: getId(person),
      acceptedAt,
      grantedS: voucher.maxDurationInSeconds,
      usedS: own.reduce((sum, session) => sum + getSeconds(session) - refundedBy(session), 0),
    }));
    await insertUsers(tx, id, users);
    for (const { person, sessions: own } of voucher.uses) {
      for (const session of own) {
        const sessionId = newId<SessionId>();
        movements.push(
          ...refundMovements(session, {
            sessionId,
            voucherId: id,
            userId: getId(person),
            customerId: voucher.customerId,
          }),
        );
        sessions.push({
          ...session,
          id: sessionId,
          voucherId: id,
          kind: "single_user",
          userId: getId(person),
          happenings: [],
        });
      }
    }
  }

  async function describeEvent(event: SeedEvent): Promise<void> {
    const whole = { ...event, validTo: eventEnd(event) };
    const id = await insertVoucher(tx, whole, { kind: "event", creatorId: getId(event.creator) });
    await post(id, whole, stepsOfEvent(event, getId));
    await insertOrganizers(tx, id, event.organizers);
    const users = event.accepted.map(({ person, at }) => ({
      userId: getId(person),
      acceptedAt: at,
      grantedS: 0,
      usedS: 0,
    }));
    await insertUsers(tx, id, users);
    if (event.held === null) return;
    const happenings = event.held.happenings.map(({ person, ...told }) => ({
      ...told,
      userId: getId(person),
    }));
    sessions.push({
      ...event.held,
      id: newId<SessionId>(),
      voucherId: id,
      kind: "event",
      userId: getId(event.held.startedBy),
      happenings,
    });
  }

  async function post(
    id: VoucherId,
    made: Parameters<typeof foldSteps>[1],
    steps: Parameters<typeof foldSteps>[2],
  ): Promise<void> {
    const folded = foldSteps(id, made, steps, now);
    movements.push(...folded.movements);
    await setReservation(tx, id, folded.reservation);
  }
}

/** Writes a record that was begun, unless its draft is over by `now`. */
async function insertBegun(
  tx: Tx,
  { person, id, savedAt, content }: SeedDraft,
  getId: IdOf,
  now: Instant,
): Promise<void> {
  const expiresAt = draftExpiresAt(savedAt);
  if (expiresAt <= now) return;
  const written = { ...titleOfDraft(content), content: JSON.stringify(content), savedAt, expiresAt };
  await insertDraft(tx, { userId: getId(person), id }, { recordId: null, ...written });
}
