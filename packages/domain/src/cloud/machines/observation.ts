import type { CaseId, ModuleId, SessionId } from "../../ids.ts";
import type { Instant } from "../../time.ts";

/** What the agent says that its simulator does. */
export type AgentActivity =
  | { readonly phase: "ready" }
  | { readonly phase: "starting"; readonly sessionId: SessionId }
  | {
      readonly phase: "running";
      readonly sessionId: SessionId;
      readonly moduleId: ModuleId;
      readonly caseId: CaseId;
      /** When it ends by itself; null: nobody told it yet. */
      readonly endsAt: Instant | null;
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

/** The session that the agent speaks of. */
export function sessionOf(observation: Observation): SessionId | null {
  if (observation.kind !== "agent" || observation.activity.phase === "ready") return null;
  return observation.activity.sessionId;
}
