import type { CaseId, SessionId, UserId } from "../../ids.ts";
import { type Instant, instant } from "../../time.ts";

/** A session of an event, as it was run. */
export type ReportedSession = {
  readonly id: SessionId;
  /** The case with which the session began. */
  readonly caseId: CaseId;
  readonly startedAt: Instant;
  /** The end of the session; null while it is running. */
  readonly endedAt: Instant | null;
};

/** An event in a room; lists of them are in the order in which the machine reported them. */
export type ReportedEvent = {
  readonly sessionId: SessionId;
  readonly at: Instant;
  readonly kind: "joined" | "left" | "control_gained" | "control_lost" | "case_changed";
  /** The person whose presence or control changed; null if it is not a known person. */
  readonly userId: UserId | null;
  readonly caseId: CaseId | null;
};

export type ReportedPerson = {
  readonly userId: UserId;
  readonly joinedAt: Instant;
  /** When the person left the room; null while they are in it. */
  readonly leftAt: Instant | null;
  readonly presentMs: number;
  readonly controlMs: number;
};

export type ReportedCase = {
  readonly sessionId: SessionId;
  readonly caseId: CaseId;
  readonly startedAt: Instant;
  /** When the case ended; null while it is running. */
  readonly endedAt: Instant | null;
};

export type EventReport = {
  /** People in order of arrival. */
  readonly people: readonly ReportedPerson[];
  readonly cases: readonly ReportedCase[];
};

type Span = { readonly userId: UserId; readonly from: Instant; readonly to: Instant | null };

/**
 * The report of an event for each person: when they came and left, how long they were in the room and in control, and which
 * cases were run. Machines may report late, twice or not at all: nothing outside of the session counts, whatever was not
 * reported as ended ended with the session, and overlapping time of one person counts once.
 */
export function eventReport(
  sessions: readonly ReportedSession[],
  events: readonly ReportedEvent[],
  now: Instant,
): EventReport {
  const parts = sessions.map((session) => {
    const own = events
      .filter(({ sessionId }) => sessionId === session.id)
      .map((event) => ({ ...event, at: within(session, event.at, now) }))
      .toSorted((one, other) => one.at - other.at);
    return {
      present: getSpans(session, own, "joined", "left"),
      control: getSpans(session, own, "control_gained", "control_lost"),
      cases: getCases(session, own),
    };
  });
  const present = parts.flatMap((part) => part.present);
  const control = parts.flatMap((part) => part.control);
  const users = [...new Set(present.map(({ userId }) => userId))];
  const people = users.map((userId): ReportedPerson => {
    const own = present.filter((span) => span.userId === userId);
    const isIn = own.some(({ to }) => to === null);
    return {
      userId,
      joinedAt: instant(Math.min(...own.map(({ from }) => from))),
      leftAt: isIn ? null : instant(Math.max(...own.map(({ to }) => to ?? now))),
      presentMs: getLength(own, now),
      controlMs: getLength(
        control.filter((span) => span.userId === userId),
        now,
      ),
    };
  });
  return {
    people: people.toSorted((one, other) => one.joinedAt - other.joinedAt),
    cases: parts.flatMap(({ cases }) => cases).toSorted((one, other) => one.startedAt - other.startedAt),
  };
}

function within({ startedAt, endedAt }: ReportedSession, at: Instant, now: Instant): Instant {
  return instant(Math.max(startedAt, Math.min(at, endedAt ?? Math.max(now, startedAt))));
}

/** The time spans between two kinds of events, for each person. A repeated event begins or ends a span only once. */
function getSpans(
  { endedAt }: ReportedSession,
  events: readonly ReportedEvent[],
  begins: ReportedEvent["kind"],
  ends: ReportedEvent["kind"],
): readonly Span[] {
  const open = new Map<UserId, Instant>();
  const spans: Span[] = [];
  for (const { userId, kind, at } of events) {
    if (userId === null) continue;
    const from = open.get(userId);
    if (kind === begins && from === undefined) open.set(userId, at);
    if (kind === ends && from !== undefined) {
      spans.push({ userId, from, to: at });
      open.delete(userId);
    }
  }
  return [...spans, ...[...open].map(([userId, from]) => ({ userId, from, to: endedAt }))];
}

function getCases(
  { id: sessionId, caseId, startedAt, endedAt }: ReportedSession,
  events: readonly ReportedEvent[],
): readonly ReportedCase[] {
  const changes = events.flatMap(({ kind, at, caseId: to }) =>
    kind === "case_changed" && to !== null ? [{ at, caseId: to }] : [],
  );
  const all = [{ at: startedAt, caseId }, ...changes];
  return all.map((each, index) => ({
    sessionId,
    caseId: each.caseId,
    startedAt: each.at,
    endedAt: all[index + 1]?.at ?? endedAt,
  }));
}

function getLength(spans: readonly Span[], now: Instant): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0);
}
