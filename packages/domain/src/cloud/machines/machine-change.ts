import type { SessionId, UserId } from "../../ids.ts";
import { type Instant, instant } from "../../time.ts";
import type { Claim, ClaimLimit, HistoryRow, Machine, RunningSession } from "./machine.ts";
import type { MachineCause } from "./machine-cause.ts";
import { after, getDeadline, type MachineLimits } from "./machine-limits.ts";
import type { MachineStatus } from "./status.ts";

/** The effect of a machine's change on its session: on the session's row, its voucher and its people. */
export type SessionOutcome =
  | { readonly kind: "unchanged" }
  | { readonly kind: "claimed"; readonly claim: Claim }
  | { readonly kind: "begun"; readonly claim: Claim; readonly session: RunningSession }
  | { readonly kind: "moved"; readonly claim: Claim; readonly endsAt: Instant }
  | { readonly kind: "caseChanged"; readonly claim: Claim }
  /** The session ended; `usedMs` is the part of the granted time that it used (X63). */
  | {
      readonly kind: "ended";
      readonly claim: Claim;
      readonly startedAt: Instant;
      readonly endedAt: Instant;
      readonly usedMs: number;
      readonly cause: MachineCause;
    }
  /** The session never began, so no time was used. */
  | { readonly kind: "abandoned"; readonly claim: Claim; readonly cause: MachineCause };

/** A change to be stored in one transaction, and only if the machine still has `expectedVersion`; otherwise it is dropped. */
export type MachineChange = {
  readonly machine: Machine;
  readonly expectedVersion: number;
  /** The history entry of the change; null if the status does not change. */
  readonly history: HistoryRow | null;
  readonly outcome: SessionOutcome;
};

export type Move = {
  readonly to: MachineStatus;
  readonly cause: MachineCause;
  readonly detail?: string | null;
  /** The person who caused the change; missing if the portal itself did. */
  readonly actorId?: UserId;
  /** The last instant at which the session was seen running, until which it counts; left out, it counts until now. */
  readonly seenUntil?: Instant;
  /** The claim that holds the machine from now on. */
  readonly claim: Claim | null;
};

/** Moves a machine to another status: deadline, history, and the end of its session, if it has one. */
export function move(machine: Machine, to: Move, now: Instant, limits: MachineLimits): MachineChange {
  const session =
    to.to === "started" && to.claim !== null ? { startedAt: now, endsAt: getEnd(to.claim.limit, now) } : null;
  const next = {
    ...machine,
    version: machine.version + 1,
    status: to.to,
    since: now,
    cause: to.cause,
    detail: to.detail ?? null,
    claim: to.claim,
    session,
  };
  const stored: Machine = { ...next, deadlineAt: getDeadline(next, limits) };
  return {
    machine: stored,
    expectedVersion: machine.version,
    history: historyRow(machine, stored, to.actorId ?? null),
    outcome: decideOutcome(machine, stored, to.seenUntil ?? now),
  };
}

/** A change without a new status, and therefore without a history entry. */
export function adjust(
  machine: Machine,
  changed: Partial<Machine>,
  limits: MachineLimits,
  outcome: SessionOutcome = { kind: "unchanged" },
): MachineChange {
  const next = { ...machine, ...changed, version: machine.version + 1 };
  return {
    machine: { ...next, deadlineAt: getDeadline(next, limits) },
    expectedVersion: machine.version,
    history: null,
    outcome,
  };
}

/** A session whose end is before its beginning has no time, and `decideNextStep` ends it at once. */
function getEnd(limit: ClaimLimit, startedAt: Instant): Instant {
  if (limit.kind === "for") return after(startedAt, limit.ms);
  return instant(Math.max(limit.at, startedAt));
}

function historyRow(before: Machine, now: Machine, actorId: UserId | null): HistoryRow {
  const whose = now.claim ?? before.claim;
  return {
    machineId: now.id,
    prevStatus: before.status,
    newStatus: now.status,
    cause: now.cause,
    detail: now.detail,
    startedBy: whose?.startedBy ?? null,
    moduleId: whose?.moduleId ?? null,
    caseId: whose?.caseId ?? null,
    voucherId: whose?.voucherId ?? null,
    sessionId: whose?.sessionId ?? null,
    actorId,
    at: now.since,
  };
}

function decideOutcome(before: Machine, now: Machine, seenUntil: Instant): SessionOutcome {
  const { claim, session } = before;
  const isOver = before.status !== "off" && getId(claim) !== getId(now.status === "off" ? null : now.claim);
  if (claim !== null && isOver) {
    const { cause } = now;
    if (session === null) return { kind: "abandoned", claim, cause };
    const endedAt = endOfUse(session, seenUntil);
    const { startedAt } = session;
    return { kind: "ended", claim, startedAt, endedAt, usedMs: endedAt - startedAt, cause };
  }
  if (now.claim === null || now.status === "off") return { kind: "unchanged" };
  if (now.status === "desired") return { kind: "claimed", claim: now.claim };
  if (now.session !== null) return { kind: "begun", claim: now.claim, session: now.session };
  return { kind: "unchanged" };
}

/** The instant at which a session's use ended, limited to the session itself: the portal may have noticed the end late. */
function endOfUse({ startedAt, endsAt }: RunningSession, seenUntil: Instant): Instant {
  return instant(Math.min(Math.max(seenUntil, startedAt), Math.max(endsAt, startedAt)));
}

function getId(claim: Claim | null): SessionId | null {
  return claim?.sessionId ?? null;
}
