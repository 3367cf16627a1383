import type { CaseId, ModuleId, SessionId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { Machine } from "./machine.ts";
import type { MachineLimits } from "./machine-limits.ts";
import { getSession, type Observation } from "./observation.ts";

/** A command to a machine's driver (power, removal) or agent (sessions). All of them are idempotent. */
export type MachineCommand =
  | { readonly kind: "powerOn" }
  | { readonly kind: "powerOff" }
  | { readonly kind: "remove" }
  | {
      readonly kind: "startSession";
      readonly sessionId: SessionId;
      readonly moduleId: ModuleId;
      readonly caseId: CaseId;
    }
  | { readonly kind: "endSession"; readonly sessionId: SessionId }
  | { readonly kind: "setEnd"; readonly sessionId: SessionId; readonly endsAt: Instant };

/**
 * `id` is the same for everyone who decides from the same state within the same `retryMs`. It is stored before the command is
 * sent, and a worker that finds it stored sends nothing.
 */
export type MachineStep = { readonly id: string; readonly command: MachineCommand };

/** The commands that the status requires, given the observation; empty once the machine is in the right state. */
export function stepsFor(
  machine: Machine,
  found: Observation,
  now: Instant,
  limits: MachineLimits,
): readonly MachineStep[] {
  const command = commandFor(machine, found);
  return command === null ? [] : [{ id: stepId(machine, command, now, limits), command }];
}

function commandFor(machine: Machine, found: Observation): MachineCommand | null {
  if (machine.removedAt !== null) return { kind: "remove" };
  switch (machine.status) {
    case "off":
      return commandForOff(machine, found);
    case "void":
      return found.kind === "stopped" ? { kind: "powerOn" } : endAny(found);
    case "desired":
      return found.kind === "stopped" && machine.cause === "WOKEN" ? { kind: "powerOn" } : endAny(found);
    case "idle":
    case "starting":
      return commandForStart(machine, found);
    case "started":
      return commandForRunning(machine, found);
  }
}

/** A machine that should be off is stopped if it runs, unless the portal was told to leave it alone. */
function commandForOff({ cause }: Machine, found: Observation): MachineCommand | null {
  if (cause === "RESET" || cause === "REGISTERED") return null;
  return found.kind === "stopped" || found.kind === "unknown" ? null : { kind: "powerOff" };
}

function commandForStart({ claim }: Machine, found: Observation): MachineCommand | null {
  if (claim === null || found.kind !== "agent") return null;
  const { sessionId, moduleId, caseId } = claim;
  if (found.activity.phase === "ready") return { kind: "startSession", sessionId, moduleId, caseId };
  return found.activity.sessionId === sessionId ? null : endAny(found);
}

function commandForRunning({ claim, session }: Machine, found: Observation): MachineCommand | null {
  if (claim === null || session === null || found.kind !== "agent") return null;
  const { activity } = found;
  if (activity.phase !== "running" || activity.sessionId !== claim.sessionId) return null;
  if (activity.endsAt === session.endsAt) return null;
  return { kind: "setEnd", sessionId: claim.sessionId, endsAt: session.endsAt };
}

/** Ends whatever session the machine has, unless it is ending already. */
function endAny(found: Observation): MachineCommand | null {
  const sessionId = getSession(found);
  if (sessionId === null) return null;
  if (found.kind === "agent" && found.activity.phase === "ending") return null;
  return { kind: "endSession", sessionId };
}

function stepId(machine: Machine, command: MachineCommand, now: Instant, { retryMs }: MachineLimits): string {
  const attempt = Math.max(0, Math.floor((now - machine.since) / retryMs));
  const session = "sessionId" in command ? `:${command.sessionId}` : "";
  return `${machine.id}:${machine.version}:${command.kind}${session}:${attempt}`;
}
