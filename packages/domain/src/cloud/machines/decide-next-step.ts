import { type Instant, instant } from "../../time.ts";
import { shiftAfterClockWentBack } from "./clock-went-back.ts";
import type { Claim, Machine, RunningSession } from "./machine.ts";
import { followCase } from "./machine-acts.ts";
import type { MachineCause } from "./machine-cause.ts";
import { adjust, type MachineChange, move } from "./machine-change.ts";
import { after, type MachineLimits, recoversAt, shownUntil } from "./machine-limits.ts";
import { type AgentActivity, isSeenAlive, type Observation } from "./observation.ts";
import { isRoomWitnessed, lastSeen } from "./room-witness.ts";
import { type MachineStep, stepsFor } from "./steps.ts";

/** The next step for a machine. */
export type MachineDecision = {
  /** The change to store before the steps are taken, or null. If another version is stored, the whole decision is dropped. */
  readonly change: MachineChange | null;
  /** The machine as it is after the change. */
  readonly machine: Machine;
  readonly steps: readonly MachineStep[];
  /** When to look at the machine again if it reports nothing before; null if nothing is expected. */
  readonly lookAgainAt: Instant | null;
};

/**
 * The next steps of a machine, from its stored state and the latest observation (X66). A pure function: equal input gives equal
 * output, and the ids of the steps keep two workers from taking one twice. It returns one change at a time: after storing it,
 * call `decideNextStep` again with the same observation.
 */
export function decideNextStep(
  machine: Machine,
  found: Observation,
  now: Instant,
  limits: MachineLimits,
): MachineDecision {
  const change = nextChange(machine, found, now, limits);
  const next = change?.machine ?? machine;
  const steps = stepsFor(next, found, now, limits);
  return { change, machine: next, steps, lookAgainAt: lookAgainAt(next, steps.length > 0, now, limits) };
}

function nextChange(
  machine: Machine,
  found: Observation,
  now: Instant,
  limits: MachineLimits,
): MachineChange | null {
  if (machine.removedAt !== null) return null;
  const shifted = shiftAfterClockWentBack(machine, now, limits);
  if (shifted !== null) return shifted;
  const to = (status: Machine["status"], cause: MachineCause, claim: Claim | null, detail?: string) =>
    move(machine, { to: status, cause, claim, detail: detail ?? null }, now, limits);
  const { claim, session } = machine;
  const isLate = machine.deadlineAt !== null && now >= machine.deadlineAt;
  switch (machine.status) {
    case "off":
      return isLate ? changeOfOff(machine, now, limits) : null;
    case "void":
      if (isReady(found)) return to("idle", "READY", null);
      return isLate ? to("off", findFault(found) ?? "NOT_READY", null) : null;
    case "desired":
      if (isReady(found)) return to("idle", "READY", claim);
      if (found.kind === "stopped" && machine.cause !== "WOKEN") return to("off", "STOPPED", claim);
      return isLate ? to("off", findFault(found) ?? "NOT_READY", claim) : null;
    case "idle": {
      if (claim !== null) break;
      if (found.kind === "agent") return isReady(found) ? null : to("void", "FOREIGN_SESSION", null);
      const fault = findDeath(found, now, limits);
      return fault === null ? null : to("off", fault, null);
    }
    case "starting":
      break;
    case "started":
      return session === null || claim === null
        ? null
        : changeOfSession({ machine, claim, session }, found, now, limits);
  }
  return claim === null ? null : changeOfStart({ machine, claim, isLate }, found, now, limits);
}

function changeOfOff(machine: Machine, now: Instant, limits: MachineLimits): MachineChange | null {
  const recovers = recoversAt(machine, limits);
  if (recovers !== null && now >= recovers)
    return move(machine, { to: "void", cause: "RECOVERED", claim: null }, now, limits);
  const shown = shownUntil(machine, limits);
  return shown !== null && now >= shown ? adjust(machine, { claim: null }, limits) : null;
}

type Start = { readonly machine: Machine; readonly claim: Claim; readonly isLate: boolean };

/** The change of status that the machine's report about this start leads to; reports about other starts are ignored. */
function changeOfStart(
  { machine, claim, isLate }: Start,
  found: Observation,
  now: Instant,
  limits: MachineLimits,
): MachineChange | null {
  const to = (status: Machine["status"], cause: MachineCause, detail?: string) =>
    move(machine, { to: status, cause, claim, detail: detail ?? null }, now, limits);
  const isIdle = machine.status === "idle";
  const activity = own(claim, found);
  // A reached phase counts even if the portal learns of it late: the portal itself may have been down.
  if (activity?.phase === "failed") return to("off", "START_FAILED", activity.why);
  if (isIdle && isUnderWay(activity)) return to("starting", "STARTING");
  if (activity?.phase === "running") return to("started", "STARTED");
  const death = findDeath(found, now, limits);
  if (death !== null) return to("off", death);
  return isLate ? to("off", findFault(found) ?? (isIdle ? "NOT_ACCEPTED" : "START_TIMED_OUT")) : null;
}

type Running = { readonly machine: Machine; readonly claim: Claim; readonly session: RunningSession };

function changeOfSession(
  { machine, claim, session }: Running,
  found: Observation,
  now: Instant,
  limits: MachineLimits,
): MachineChange | null {
  const seenUntil = lastSignOfLife({ machine, claim, session }, found, now, limits);
  const end = (cause: MachineCause, detail?: string) =>
    move(machine, { to: "void", cause, claim: null, detail: detail ?? null, seenUntil }, now, limits);
  if (now >= session.endsAt) return end(claim.limit.kind === "until" ? "EVENT_ENDED" : "LIMIT_REACHED");
  const death = findDeath(found, now, limits);
  if (death !== null && !isRoomWitnessed({ ...machine, session }, found, now, limits))
    return move(machine, { to: "off", cause: death, claim, seenUntil }, now, limits);
  if (found.kind !== "agent") return null;
  const activity = own(claim, found);
  if (activity === null) return end(isReady(found) ? "ENDED_BY_MACHINE" : "FOREIGN_SESSION");
  switch (activity.phase) {
    case "running":
      return followCase(machine, activity, limits);
    case "ending":
      return end("ENDED_BY_MACHINE");
    case "failed":
      return end("SESSION_FAILED", activity.why);
    case "starting":
      return end("SESSION_LOST");
  }
}

/**
 * The last instant at which the session was seen running. It decides how much of the person's time the session used, however it
 * ended. A machine reports an end at once; if the report comes later than the next look would have been, the true end is
 * unknown.
 */
function lastSignOfLife(running: Running, found: Observation, now: Instant, limits: MachineLimits): Instant {
  const { machine, claim, session } = running;
  if (isSeenAlive(machine, found)) return now;
  const seen = lastSeen(machine, session, now);
  const phase = own(claim, found)?.phase;
  if (
    now >= session.endsAt &&
    after(seen, limits.silentMs) >= session.endsAt &&
    mayHaveGoneOn(found, phase)
  ) {
    return session.endsAt;
  }
  const hasEndedIt = isReady(found) || phase === "ending" || phase === "failed";
  return hasEndedIt ? instant(Math.min(now, after(seen, limits.sessionMs))) : seen;
}

/**
 * Whether a machine that was seen shortly before its session's end may have reached the end: it has ended the session and
 * works, or has been silent for less time than makes it dead. A machine that stopped, failed or restarted did not reach it.
 */
function mayHaveGoneOn(found: Observation, phase: SessionActivity["phase"] | undefined): boolean {
  if (found.kind !== "agent") return found.kind !== "stopped";
  return isReady(found) || phase === "ending";
}

type SessionActivity = Exclude<AgentActivity, { readonly phase: "ready" }>;

function own(claim: Claim, found: Observation): SessionActivity | null {
  if (found.kind !== "agent" || found.activity.phase === "ready") return null;
  return found.activity.sessionId === claim.sessionId ? found.activity : null;
}

function isUnderWay(activity: SessionActivity | null): boolean {
  return activity?.phase === "starting" || activity?.phase === "running";
}

function isReady(found: Observation): boolean {
  return found.kind === "agent" && found.activity.phase === "ready";
}

/** The machine counts as dead only if it stopped, or was silent for long enough. */
function findDeath(found: Observation, now: Instant, { silentMs }: MachineLimits): MachineCause | null {
  if (found.kind === "stopped") return "STOPPED";
  if (found.kind !== "silent" && found.kind !== "garbage") return null;
  return now - found.since >= silentMs ? findFault(found) : null;
}

/** The fault that an observation shows, regardless of its duration. */
function findFault(found: Observation): MachineCause | null {
  if (found.kind === "silent") return "SILENT";
  if (found.kind === "garbage") return "GARBAGE";
  return found.kind === "stopped" ? "STOPPED" : null;
}

function lookAgainAt(
  machine: Machine,
  expectsEffect: boolean,
  now: Instant,
  limits: MachineLimits,
): Instant | null {
  const { status, claim, deadlineAt } = machine;
  const rests = status === "off" || status === "started" || (status === "idle" && claim === null);
  const restMs = status === "started" ? limits.sessionMs : limits.heartbeatMs;
  const pause = expectsEffect || !rests ? limits.watchMs : restMs;
  const soon = status === "off" && !expectsEffect ? null : after(now, pause);
  if (soon === null || deadlineAt === null) return soon ?? deadlineAt;
  return instant(Math.min(soon, Math.max(deadlineAt, now)));
}
