import type { CaseId, ModuleId, SessionId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { PersonInRoom } from "../agent/room-roles.ts";
import type { Machine } from "./machine.ts";

/** What the agent reports about its simulator. */
export type AgentActivity =
  | { readonly phase: "ready" }
  | { readonly phase: "starting"; readonly sessionId: SessionId }
  | {
      readonly phase: "running";
      readonly sessionId: SessionId;
      readonly moduleId: ModuleId;
      readonly caseId: CaseId;
      /** When the session ends; null: the agent was not told yet. */
      readonly endsAt: Instant | null;
      readonly users: readonly PersonInRoom[];
    }
  | { readonly phase: "ending"; readonly sessionId: SessionId }
  | { readonly phase: "failed"; readonly sessionId: SessionId; readonly why: string };

/** What was found when a machine was looked at. */
export type Observation =
  /** Nobody could ask: neither the driver nor the agent says that anything is wrong. */
  | { readonly kind: "unknown" }
  /** The driver says that the machine does not run. */
  | { readonly kind: "stopped" }
  /** It runs, and its agent gives no answer; `since` is the first of the unanswered questions. */
  | { readonly kind: "silent"; readonly since: Instant }
  /** Its agent answers what makes no sense, or without its signature. */
  | { readonly kind: "garbage"; readonly since: Instant }
  | { readonly kind: "agent"; readonly activity: AgentActivity };

/**
 * Whether what was found is a sign of life: of the session, where one goes on. A machine that came back without it lives, but
 * nobody knows since when the session is over.
 */
export function isSeenAlive(
  { status, claim }: Pick<Machine, "status" | "claim">,
  found: Observation,
): boolean {
  if (found.kind !== "agent") return false;
  const { activity } = found;
  return status !== "started" || (activity.phase === "running" && activity.sessionId === claim?.sessionId);
}

/** The session that the agent speaks of. */
export function sessionOf(observation: Observation): SessionId | null {
  if (observation.kind !== "agent" || observation.activity.phase === "ready") return null;
  return observation.activity.sessionId;
}
