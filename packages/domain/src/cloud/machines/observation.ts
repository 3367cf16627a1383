import type { CaseId, ModuleId, SessionId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { PersonInRoom } from "../agent/room-roles.ts";
import type { Machine } from "./machine.ts";

/** The activity of the simulator as the agent reports it. */
export type AgentActivity =
  | { readonly phase: "ready" }
  | { readonly phase: "starting"; readonly sessionId: SessionId }
  | {
      readonly phase: "running";
      readonly sessionId: SessionId;
      readonly moduleId: ModuleId;
      readonly caseId: CaseId;
      /** The end of the session; null if the agent does not know it yet. */
      readonly endsAt: Instant | null;
      readonly users: readonly PersonInRoom[];
    }
  | { readonly phase: "ending"; readonly sessionId: SessionId }
  | { readonly phase: "failed"; readonly sessionId: SessionId; readonly why: string };

/** The result of a look at a machine. */
export type Observation =
  /** Neither the driver nor the agent could be asked, which says nothing about the machine. */
  | { readonly kind: "unknown" }
  /** The driver says that the machine does not run. */
  | { readonly kind: "stopped" }
  /** The machine is running, but its agent does not answer; `since` is the first unanswered request. */
  | { readonly kind: "silent"; readonly since: Instant }
  /** The agent's answer is invalid or not signed. */
  | { readonly kind: "garbage"; readonly since: Instant }
  | { readonly kind: "agent"; readonly activity: AgentActivity };

/**
 * Whether the observation is a sign of life: of the session, if one is running. A machine that came back without its session is
 * alive, but it is unknown when the session ended.
 */
export function isSeenAlive(
  { status, claim }: Pick<Machine, "status" | "claim">,
  found: Observation,
): boolean {
  if (found.kind !== "agent") return false;
  const { activity } = found;
  return status !== "started" || (activity.phase === "running" && activity.sessionId === claim?.sessionId);
}

/** The session that the agent reports. */
export function getSession(observation: Observation): SessionId | null {
  if (observation.kind !== "agent" || observation.activity.phase === "ready") return null;
  return observation.activity.sessionId;
}
