import type { CustomerId, Instant, UserId, VoucherId } from "@cathedra/domain";
import {
  consumeForAcceptance,
  consumeForEventSession,
  type QuotaStep,
  type QuotaStepName,
  type Reservation,
  reserveForEvent,
  reserveForVoucher,
  settle,
  transferKey,
} from "@cathedra/domain/cloud";
import type { Movement } from "./insert-ledger-entries.ts";
import type { IdOf } from "./insert-life.ts";
import type { SeedEvent, SeedVoucher } from "./seed-life.ts";

/** A step that moved time of a voucher's account. */
export type LifeStep = {
  readonly at: Instant;
  readonly name: QuotaStepName;
  /** The person who did the step; null if the portal itself did it. */
  readonly actorId: UserId | null;
  readonly userId?: UserId;
  readonly change: (held: Reservation) => QuotaStep;
};

const nothingYet: Reservation = { reservedMs: 0, settledAt: null };

/** The steps of a voucher: its creation, and each acceptance (X57). */
export function stepsOfVoucher(voucher: SeedVoucher, getId: IdOf): readonly LifeStep[] {
  return [
    {
      at: voucher.createdAt,
      name: { step: "create" },
      actorId: getId(voucher.creator),
      change: () => reserveForVoucher(voucher),
    },
    ...voucher.uses.map(({ person, acceptedAt }): LifeStep => {
      const userId = getId(person);
      return {
        at: acceptedAt,
        name: { step: "accept", userId },
        actorId: userId,
        userId,
        change: (held) => consumeForAcceptance(held, voucher),
      };
    }),
  ];
}

/** The steps of an event: its creation, and its session (X57). */
export function stepsOfEvent(event: SeedEvent, getId: IdOf): readonly LifeStep[] {
  const { createdAt, creator, held } = event;
  const made: LifeStep = {
    at: createdAt,
    name: { step: "create" },
    actorId: getId(creator),
    change: () => reserveForEvent(event),
  };
  if (held === null) return [made];
  const session: LifeStep = {
    at: held.startedAt,
    name: { step: "session" },
    actorId: null,
    userId: getId(held.startedBy),
    change: consumeForEventSession,
  };
  return [made, session];
}

type Made = {
  readonly customerId: CustomerId;
  readonly validTo: Instant;
  readonly archivedAt: Instant | null;
};

/** The movements of all steps, with the settlement if the end is before `now`, and the reservation after them. */
export function foldSteps(
  voucherId: VoucherId,
  { customerId, validTo, archivedAt }: Made,
  steps: readonly LifeStep[],
  now: Instant,
): { readonly movements: readonly Movement[]; readonly reservation: Reservation } {
  const end = archivedAt ?? validTo;
  const all: readonly LifeStep[] =
    end > now
      ? steps
      : [...steps, { at: end, name: { step: "settle" }, actorId: null, change: (held) => settle(held, end) }];
  const movements: Movement[] = [];
  let reservation = nothingYet;
  for (const { at, name, actorId, userId, change } of all) {
    const step = change(reservation);
    reservation = step.reservation;
    const cause = { customerId, voucherId, actorId, at, transferKey: transferKey(voucherId, name) };
    movements.push(
      ...step.entries.map((entry) => ({ ...entry, ...cause, ...(userId === undefined ? {} : { userId }) })),
    );
  }
  return { movements, reservation };
}
