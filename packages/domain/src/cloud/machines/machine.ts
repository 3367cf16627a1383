import type { CloudCaseKind } from "../../enumerations.ts";
import type { CaseId, MachineId, ModuleId, SessionId, UserId, VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { MachineCause } from "./machine-cause.ts";
import type { MachineStatus } from "./status.ts";

/** How long a session lasts: so long from when it began, or until an instant, which an event has. */
export type ClaimLimit =
  | { readonly kind: "for"; readonly ms: number }
  | { readonly kind: "until"; readonly at: Instant };

/** What somebody holds a machine for: one session of one case, of their own or of an event. */
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

/** The session that is going on; half-open, `endsAt` is no longer in it. */
export type RunningSession = { readonly startedAt: Instant; readonly endsAt: Instant };

/** A machine as it is stored. `machineFlaws` says what holds between the fields. */
export type Machine = {
  readonly id: MachineId;
  /** Rises by one with every change. A change is stored only where the version is still the one that it was made of. */
  readonly version: number;
  readonly status: MachineStatus;
  readonly since: Instant;
  /** Why it is as it is. */
  readonly cause: MachineCause;
  /** What the machine said of it, in its own words. */
  readonly detail: string | null;
  /** When waiting in this status ends, and `decide` finds the way out. */
  readonly deadlineAt: Instant | null;
  /** Null: nobody's. On a machine that is off: of the start or session that failed, until it was shown long enough. */
  readonly claim: Claim | null;
  readonly session: RunningSession | null;
  /** When its agent last answered something that makes sense. */
  readonly lastSeenAt: Instant | null;
  /** When somebody's page said last that it is connected to the room of the session (0063). */
  readonly roomSeenAt: Instant | null;
  readonly removedAt: Instant | null;
};

/** One link of the chain of statuses (4.008, 4.039). */
export type HistoryRow = {
  readonly machineId: MachineId;
  /** The `newStatus` of the row before; null in a machine's first. */
  readonly prevStatus: MachineStatus | null;
  readonly newStatus: MachineStatus;
  readonly cause: MachineCause;
  readonly detail: string | null;
  readonly startedBy: UserId | null;
  readonly moduleId: ModuleId | null;
  readonly caseId: CaseId | null;
  readonly voucherId: VoucherId | null;
  readonly sessionId: SessionId | null;
  /** Null: the portal itself. */
  readonly actorId: UserId | null;
  readonly at: Instant;
};

/** Ready and nobody's: the one kind of machine that can be claimed. */
export function isVacant(machine: Machine): boolean {
  return machine.status === "idle" && machine.claim === null && machine.removedAt === null;
}

/** What of a machine tells whether it is held; screens know of its claim only that there is one. */
export type Holdable = Pick<Machine, "status"> & { readonly claim: object | null };

/** Whether somebody waits for the machine or is on it. A claim on a machine that is off holds nobody any longer. */
export function isHeld(machine: Holdable): boolean {
  return machine.claim !== null && machine.status !== "off";
}

/** Neither asked for, nor in use, nor about to change by itself, save for an unasked recovery. */
export function isResting(machine: Machine): boolean {
  return machine.status === "off" || isVacant(machine);
}

/** What is wrong between the fields of a machine; nothing, unless something wrote past the rules. */
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
