import type { CaseId, MachineId, ModuleId, UserId } from "../../ids.ts";
import { ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import { canBeStarted, canBeTurnedOff } from "./can-be-started.ts";
import { type Claim, type HistoryRow, isVacant, type Machine } from "./machine.ts";
import type { MachineCause } from "./machine-cause.ts";
import { adjust, type MachineChange, move } from "./machine-change.ts";
import type { MachineLimits } from "./machine-limits.ts";
import { type MachineRefusal, refuse } from "./machine-refusal.ts";

/** Adds a new machine to the fleet; it is off until it is turned on. */
export function registerMachine(
  id: MachineId,
  actorId: UserId | null,
  now: Instant,
): { readonly machine: Machine; readonly history: HistoryRow } {
  const machine: Machine = {
    id,
    version: 0,
    status: "off",
    since: now,
    cause: "REGISTERED",
    detail: null,
    deadlineAt: null,
    claim: null,
    session: null,
    lastSeenAt: null,
    roomSeenAt: null,
    removedAt: null,
  };
  const nobody = { startedBy: null, moduleId: null, caseId: null, voucherId: null, sessionId: null };
  const history: HistoryRow = {
    machineId: id,
    prevStatus: null,
    newStatus: "off",
    cause: "REGISTERED",
    detail: null,
    ...nobody,
    actorId,
    at: now,
  };
  return { machine, history };
}

/** Claims a vacant machine (4.020, 3.023). Which one, and whether the person may, is decided before. */
export function claimMachine(
  machine: Machine,
  claim: Claim,
  now: Instant,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  if (!isVacant(machine)) return refuse("MACHINE_NOT_VACANT", machine);
  return ok(move(machine, { to: "desired", cause: "CLAIMED", claim, actorId: claim.startedBy }, now, limits));
}

/**
 * Claims a machine that is off and has it turned on for the person who waits (0062). The caller has decided which machine, and
 * whether.
 */
export function wakeMachine(
  machine: Machine,
  claim: Claim,
  now: Instant,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  if (!canBeStarted(machine, now, limits)) return refuse("MACHINE_NOT_VACANT", machine);
  return ok(move(machine, { to: "desired", cause: "WOKEN", claim, actorId: claim.startedBy }, now, limits));
}

/**
 * Ends a session, or cancels a start (4.022, 4.041, 3.024). A machine that may have received anything is emptied first; one
 * that never learned of the claim is ready again, unless it is still being turned on. `isAdmin`: neither the person who started
 * it nor an organizer of the event. `actorId` is null if the portal itself ends it.
 */
export function endMachineSession(
  machine: Machine,
  actorId: UserId | null,
  now: Instant,
  limits: MachineLimits,
  isAdmin = false,
): Result<MachineChange, MachineRefusal> {
  if (machine.claim === null || machine.status === "off") return refuse("NO_SESSION", machine);
  const ended = isAdmin ? "ENDED_BY_ADMIN" : "ENDED";
  const cause = machine.status === "started" ? ended : "CANCELLED";
  const to = machine.status === "desired" && machine.cause !== "WOKEN" ? "idle" : "void";
  const byWhom = actorId === null ? {} : { actorId };
  return ok(move(machine, { to, cause, claim: null, ...byWhom }, now, limits));
}

/**
 * Moves the end of a session because it was extended or its event was edited. While the start still waits, the end that its
 * session will have is moved. The new end may be earlier, but not before now.
 */
export function moveSessionEnd(
  machine: Machine,
  endsAt: Instant,
  now: Instant,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  const { claim, session } = machine;
  if (claim === null || machine.status === "off") return refuse("NO_SESSION", machine);
  if (endsAt <= now || (session !== null && session.endsAt <= now)) return refuse("SESSION_OVER", machine);
  const changed =
    session === null
      ? { claim: { ...claim, limit: { kind: "until" as const, at: endsAt } } }
      : { session: { ...session, endsAt } };
  return ok(adjust(machine, changed, limits, { kind: "moved", claim: changed.claim ?? claim, endsAt }));
}

/** Stores the case that the machine reports as running (3.028). */
export function followCase(
  machine: Machine,
  running: { readonly moduleId: ModuleId; readonly caseId: CaseId },
  limits: MachineLimits,
): MachineChange | null {
  const { claim } = machine;
  if (claim === null) return null;
  if (claim.moduleId === running.moduleId && claim.caseId === running.caseId) return null;
  const changed = { ...claim, ...running };
  return adjust(machine, { claim: changed }, limits, { kind: "caseChanged", claim: changed });
}

/** Removes the claim of a failed start, which Try again does before it claims another machine. */
export function forgetFailure(
  machine: Machine,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  if (machine.status !== "off" || machine.claim === null) return refuse("NO_SESSION", machine);
  return ok(adjust(machine, { claim: null }, limits));
}

/**
 * Turns a machine on ahead of an event. `cause` says whether an administrator did it, or the portal itself because the event is
 * near.
 */
export function prewarmMachine(
  machine: Machine,
  actorId: UserId | null,
  now: Instant,
  limits: MachineLimits,
  cause: "PREWARMED" | "EVENT_NEAR" = "PREWARMED",
): Result<MachineChange, MachineRefusal> {
  if (machine.status !== "off" || machine.removedAt !== null) return refuse("ACTION_NOT_NOW", machine);
  const whose = actorId === null ? {} : { actorId };
  return ok(move(machine, { to: "void", cause, claim: null, ...whose }, now, limits));
}

/** Turns off a machine that the portal has turned on automatically and that no one needs (0062). */
export function restMachine(
  machine: Machine,
  turnedOnFor: MachineCause,
  now: Instant,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  if (!canBeTurnedOff(machine, turnedOnFor, now, limits)) return refuse("ACTION_NOT_NOW", machine);
  return ok(move(machine, { to: "off", cause: "RESTED", claim: null }, now, limits));
}
