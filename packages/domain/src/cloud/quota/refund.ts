import { type Instant, instant } from "../../time.ts";
import type { EventTimes } from "../events/event-times.ts";
import type { MachineCause } from "../machines/machine-cause.ts";
import { findLossReason, type LossReason } from "../sessions/session-loss.ts";
import type { QuotaEntry } from "./ledger.ts";

/** Why time went back: a session was lost, or hours that were given to a person were taken back. */
export type ReturnReason = LossReason | "TAKEN_BACK";

/** A session of an event, as it was. */
export type EventSession = {
  readonly id: string;
  readonly startedAt: Instant;
  /** When and why the session ended; null while it is running. */
  readonly ended: { readonly at: Instant; readonly cause: MachineCause } | null;
};

/** The time that the ledger has moved for an event so far. */
export type EventTime = { readonly consumedMs: number; readonly refundedMs: number };

export type EventRefund = {
  readonly entry: QuotaEntry;
  /** Why the event last lost its simulator. */
  readonly reason: LossReason;
  readonly sessionId: string;
};

/**
 * The time that an account gets back for an event that lost its simulator by our fault (0060): the lost sessions and the gap
 * after each until the next session began, limited to the time that was paid for, minus earlier refunds. `sessions` are in
 * their order; `until` is the instant up to which the event has run. Null if there is nothing to refund.
 */
export function refundOfEvent(
  { eventAt, durationInSeconds }: EventTimes,
  sessions: readonly EventSession[],
  until: Instant,
  { consumedMs, refundedMs }: EventTime,
): EventRefund | null {
  const paidUntil = Math.min(until, instant(eventAt + durationInSeconds * 1000));
  let lostMs = 0;
  let last: Pick<EventRefund, "reason" | "sessionId"> | null = null;
  for (const [at, { id, startedAt, ended }] of sessions.entries()) {
    const reason = ended === null ? null : findLossReason(ended.cause);
    if (reason === null) continue;
    const next = sessions[at + 1]?.startedAt ?? paidUntil;
    lostMs += Math.max(0, Math.min(next, paidUntil) - Math.max(startedAt, eventAt));
    last = { reason, sessionId: id };
  }
  const amountMs = Math.min(lostMs, consumedMs) - refundedMs;
  return last === null || amountMs <= 0 ? null : { ...last, entry: { kind: "refund", amountMs } };
}
