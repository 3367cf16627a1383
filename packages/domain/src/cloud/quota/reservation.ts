import type { UserId, VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { QuotaEntry } from "./ledger.ts";

/** The time of its account that a voucher of either kind still holds. */
export type Reservation = {
  /** The part of the account's reserved time that belongs to this voucher. */
  readonly reservedMs: number;
  /** Since when the reservation is settled and holds nothing more; null if it is not. */
  readonly settledAt: Instant | null;
};

/** The effect of a step: the ledger entries in their order, and the voucher's reservation after it. */
export type QuotaStep = { readonly entries: readonly QuotaEntry[]; readonly reservation: Reservation };

/** The amount that a cloud case voucher reserves: a number of people and the time of each. */
export type VoucherTime = { readonly maxUses: number; readonly maxDurationInSeconds: number };

/** Creating a cloud-modules voucher reserves everyone's time (X57). */
export function reserveForVoucher({ maxUses, maxDurationInSeconds }: VoucherTime): QuotaStep {
  return reserve(maxUses * maxDurationInSeconds * 1000);
}

/** Creating an event reserves its duration once, however many take part (X57). */
export function reserveForEvent({ durationInSeconds }: { readonly durationInSeconds: number }): QuotaStep {
  return reserve(durationInSeconds * 1000);
}

/**
 * Changing `maxUses` reserves time for additional people, or releases the time of fewer people (X57). It cannot go below the
 * number of acceptances (X62), so that no more is released than the voucher holds.
 */
export function changeMaxUses(
  reservation: Reservation,
  { maxUses, maxDurationInSeconds }: VoucherTime,
  changedTo: number,
): QuotaStep {
  const more = (changedTo - maxUses) * maxDurationInSeconds * 1000;
  if (more === 0 || reservation.settledAt !== null) return nothing(reservation);
  return more > 0 ? move("reserve", more, reservation) : move("release", -more, reservation);
}

/** An acceptance consumes the whole time of one person, however much they use of it (4.049, X57). */
export function consumeForAcceptance(
  reservation: Reservation,
  { maxDurationInSeconds }: Pick<VoucherTime, "maxDurationInSeconds">,
): QuotaStep {
  return move("consume", maxDurationInSeconds * 1000, reservation);
}

/**
 * Consumes an event's reservation when its session begins (X57). Only the first session finds something to consume: a restart
 * after a failure costs nothing. A machine that never started consumes nothing.
 */
export function consumeForEventSession(reservation: Reservation): QuotaStep {
  return reservation.reservedMs === 0
    ? nothing(reservation)
    : move("consume", reservation.reservedMs, reservation);
}

/**
 * The end of a voucher of either kind: expiry, archiving, or the end of the event. The held time returns to Spendable exactly
 * once (4.049, X57), also if two ends coincide or one is repeated.
 */
export function settle(reservation: Reservation, now: Instant): QuotaStep {
  if (reservation.settledAt !== null) return nothing(reservation);
  const step = reservation.reservedMs === 0 ? nothing(reservation) : release(reservation);
  return { ...step, reservation: { ...step.reservation, settledAt: now } };
}

/** The steps that write entries, with the part of their key that distinguishes steps of one voucher. */
export type QuotaStepName =
  | { readonly step: "create" }
  /** `version`: the instant of the last change before this one. */
  | { readonly step: "maxUses"; readonly version: Instant }
  | { readonly step: "accept"; readonly userId: UserId }
  | { readonly step: "session" }
  | { readonly step: "takeBack"; readonly userId: UserId }
  | { readonly step: "settle" };

/** The unique key of a step's entry: the same step, tried again, cannot be written a second time. */
export function transferKey(voucherId: VoucherId, name: QuotaStepName): string {
  const key = `voucher:${voucherId}:${name.step}`;
  if (name.step === "accept" || name.step === "takeBack") return `${key}:${name.userId}`;
  return name.step === "maxUses" ? `${key}:${name.version}` : key;
}

/** The unique key of the entry that gives a lost session's time back to its person, or refunds its event when that changes. */
export function lossKey(sessionId: string, step: "give-back" | "lost" | "next" | "settled"): string {
  return `session:${sessionId}:${step}`;
}

/** The unique key of a top-up, by the key that the form made once. */
export function topUpKey(clientKey: string): string {
  return `top-up:${clientKey}`;
}

function reserve(amountMs: number): QuotaStep {
  return move("reserve", amountMs, { reservedMs: 0, settledAt: null });
}

function release(reservation: Reservation): QuotaStep {
  return move("release", reservation.reservedMs, reservation);
}

function move(
  kind: "reserve" | "consume" | "release",
  amountMs: number,
  { reservedMs, settledAt }: Reservation,
): QuotaStep {
  const after = kind === "reserve" ? reservedMs + amountMs : reservedMs - amountMs;
  if (settledAt !== null || after < 0) throw new RangeError(`${kind} of ${amountMs} ms, held ${reservedMs}`);
  return { entries: [{ kind, amountMs }], reservation: { reservedMs: after, settledAt } };
}

function nothing(reservation: Reservation): QuotaStep {
  return { entries: [], reservation };
}
