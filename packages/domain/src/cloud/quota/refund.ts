import { type Instant, instant } from "../../time.ts";
import type { EventTimes } from "../events/event-times.ts";
import type { MachineCause } from "../machines/machine-cause.ts";
import { type LossReason, lossOf } from "../sessions/session-loss.ts";
import type { QuotaEntry } from "./ledger.ts";

/** A session of an event, as it was. */
export type EventSession = {
  readonly id: string;
  readonly startedAt: Instant;
  /** Null: it goes on. */
  readonly ended: { readonly at: Instant; readonly cause: MachineCause } | null;
};

/** What has gone through the ledger for an event so far. */
export type EventTime = { readonly consumedMs: number; readonly refundedMs: number };

export type EventRefund = {
  readonly entry: QuotaEntry;
  /** The reason of the latest loss. */
  readonly reason: LossReason;
  readonly sessionId: string;
};

/**
 * What an account gets back of an event that lost its simulator to our side (0060): the sessions that were lost, and the time
 * after each until the next began, of the time that was paid for; less what it got back before. `sessions` in their order;
 * `until`: how far the event has come. Null: nothing.
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
    const reason = ended === null ? null : lossOf(ended.cause);
    if (reason === null) continue;
    const next = sessions[at + 1]?.startedAt ?? paidUntil;
    lostMs += Math.max(0, Math.min(next, paidUntil) - Math.max(startedAt, eventAt));
    last = { reason, sessionId: id };
  }
  const amountMs = Math.min(lostMs, consumedMs) - refundedMs;
  return last === null || amountMs <= 0 ? null : { ...last, entry: { kind: "refund", amountMs } };
}
