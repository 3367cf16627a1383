import type { CloudCaseKind } from "../../enumerations.ts";
import type { CaseId, MachineId, ModuleId, SessionId, UserId, VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { MachineCause } from "./machine-cause.ts";
import type { MachineStatus } from "./status.ts";

/** The limit of a session: a duration from its beginning, or an instant, as for an event. */
export type ClaimLimit =
  | { readonly kind: "for"; readonly ms: number }
  | { readonly kind: "until"; readonly at: Instant };

/** The purpose for which a machine is held: one session of one case, of a person or of an event. */
export type Claim = {
  readonly sessionId: SessionId;
  readonly kind: CloudCaseKind;
  readonly voucherId: VoucherId;
  readonly moduleId: ModuleId;
  readonly caseId: CaseId;
  readonly startedBy: UserId;
  readonly claimedAt: Instant;
  readonly limit: ClaimLimit;
};

/** The running session; the interval is half-open, so it does not contain `endsAt`. */
export type RunningSession = { readonly startedAt: Instant; readonly endsAt: Instant };

/** A machine as it is stored. `machineFlaws` checks the relations between its fields. */
export type Machine = {
  readonly id: MachineId;
  /** Rises with every change. A change is only stored if the version is still the one on which it was based. */
  readonly version: number;
  readonly status: MachineStatus;
  readonly since: Instant;
  /** The cause of the present status. */
  readonly cause: MachineCause;
  /** The reason in the words of the machine. */
  readonly detail: string | null;
  /** When the machine has waited long enough in its present status; `decideNextStep` then decides what happens. */
  readonly deadlineAt: Instant | null;
  /**
   * The person or event for which the machine is held; null if no one uses it. On a machine that is off it is the failed start or
   * session, until that was shown long enough.
   */
  readonly claim: Claim | null;
  readonly session: RunningSession | null;
  /** When the machine's agent last gave a valid answer. */
  readonly lastSeenAt: Instant | null;
  /** When a page last reported that it is connected to the session's room (0063). */
  readonly roomSeenAt: Instant | null;
  readonly removedAt: Instant | null;
};

/** An entry of a machine's history: one change of its status (4.008, 4.039). */
export type HistoryRow = {
  readonly machineId: MachineId;
  /** The machine's previous status, which is the `newStatus` of the entry before; null in its first entry. */
  readonly prevStatus: MachineStatus | null;
  readonly newStatus: MachineStatus;
  readonly cause: MachineCause;
  readonly detail: string | null;
  readonly startedBy: UserId | null;
  readonly moduleId: ModuleId | null;
  readonly caseId: CaseId | null;
  readonly voucherId: VoucherId | null;
  readonly sessionId: SessionId | null;
  /** The person who caused the change; null if the portal itself did. */
  readonly actorId: UserId | null;
  readonly at: Instant;
};

/** Ready and unused: only such a machine can be claimed. */
export function isVacant(machine: Machine): boolean {
  return machine.status === "idle" && machine.claim === null && machine.removedAt === null;
}

/** The facts that tell whether a machine is held. Pages know only that there is a claim, not what it says. */
export type Holdable = Pick<Machine, "status"> & { readonly claim: object | null };

/** Whether the machine is used or waited for. A claim on a machine that is off holds it no longer. */
export function isHeld(machine: Holdable): boolean {
  return machine.claim !== null && machine.status !== "off";
}

/** Whether a machine is off and not in use, and will not change without a request, except for automatic recovery. */
export function isResting(machine: Machine): boolean {
  return machine.status === "off" || isVacant(machine);
}

/** Contradictions between the fields of a machine; empty unless something wrote past the rules. */
export function machineFlaws(machine: Machine): readonly string[] {
  const { status, claim, session, deadlineAt, removedAt } = machine;
  const waits = !isResting(machine);
  return [
    ...flaw(status === "void" && claim !== null, "holds somebody while it is emptied"),
    ...flaw(needsClaim(status) && claim === null, `is ${status} for nobody`),
    ...flaw((status === "started") !== (session !== null), "a session goes on exactly while it is started"),
    ...flaw(waits && deadlineAt === null, "waits without a deadline"),
    ...flaw(session !== null && deadlineAt !== session.endsAt, "its session ends at another time"),
    ...flaw(session !== null && session.endsAt < session.startedAt, "its session ends before it begins"),
    ...flaw(removedAt !== null && (status !== "off" || claim !== null), "is removed and not off"),
  ];
}

/** Rows of one machine, oldest first, that do not follow the row before them. */
export function brokenLinks<Row extends Pick<HistoryRow, "prevStatus" | "newStatus">>(
  history: readonly Row[],
): readonly Row[] {
  return history.filter(({ prevStatus }, at) => prevStatus !== (history[at - 1]?.newStatus ?? null));
}

function needsClaim(status: MachineStatus): boolean {
  return status === "desired" || status === "starting" || status === "started";
}

function flaw(is: boolean, text: string): readonly string[] {
  return is ? [text] : [];
}
