import fc from "fast-check";
import type { Claim, Machine } from "../src/cloud/machines/machine.ts";
import { machineLimits } from "../src/cloud/machines/machine-limits.ts";
import type { AgentActivity, Observation } from "../src/cloud/machines/observation.ts";
import type { CaseId, MachineId, ModuleId, SessionId, UserId, VoucherId } from "../src/ids.ts";
import { type Instant, instant } from "../src/time.ts";

export const noon = instant(Date.UTC(2026, 2, 2, 12));
export const later = (ms: number, from: Instant = noon): Instant => instant(from + ms);
export const admin = "admin" as UserId;
/** The limits without the automatic recovery after a failure. */
export const limits = { ...machineLimits, recoverAfterMs: null };

/** Maya's own case, for an hour. */
export function aClaim(overrides: Partial<Claim> = {}): Claim {
  return {
    sessionId: "session-1" as SessionId,
    kind: "SINGLE_USER_CLOUD_CASE",
    voucherId: 7 as VoucherId,
    moduleId: "carotid-stenting" as ModuleId,
    caseId: "carotid-stenting-01" as CaseId,
    startedBy: "maya" as UserId,
    claimedAt: noon,
    limit: { kind: "for", ms: 3_600_000 },
    ...overrides,
  };
}

/** Vacant since noon. */
export function aMachine(overrides: Partial<Machine> = {}): Machine {
  return {
    id: "machine" as MachineId,
    version: 3,
    status: "idle",
    since: noon,
    cause: "READY",
    detail: null,
    deadlineAt: null,
    claim: null,
    session: null,
    lastSeenAt: noon,
    roomSeenAt: null,
    removedAt: null,
    ...overrides,
  };
}

const says = (activity: AgentActivity): Observation => ({ kind: "agent", activity });
export const ready = says({ phase: "ready" });
export const stopped: Observation = { kind: "stopped" };
export const starting = (claim = aClaim()) => says({ phase: "starting", sessionId: claim.sessionId });
export function running(claim = aClaim(), endsAt: Instant | null = null): Observation {
  const { sessionId, moduleId, caseId } = claim;
  return says({ phase: "running", sessionId, moduleId, caseId, endsAt, users: [] });
}
export const failed = (claim = aClaim()) =>
  says({ phase: "failed", sessionId: claim.sessionId, why: "no licence" });
export const foreign = running(aClaim({ sessionId: "nobody's" as SessionId }));

/** Anything that can be found, at a moment: about the claim's own session as well as about another one. */
export const anyFinding: fc.Arbitrary<(now: Instant, claim: Claim) => Observation> = fc.oneof(
  fc.constant(() => ({ kind: "unknown" }) as const),
  fc.constant(() => stopped),
  fc.tuple(fc.constantFrom("silent" as const, "garbage" as const), fc.integer({ min: 0, max: 120_000 })).map(
    ([kind, forMs]) =>
      (now: Instant): Observation => ({ kind, since: later(-forMs, now) }),
  ),
  fc.constant(() => ready),
  fc.constant(() => foreign),
  fc
    .constantFrom("starting" as const, "running" as const, "ending" as const, "failed" as const)
    .map((phase) => (_: Instant, claim: Claim): Observation => {
      if (phase === "running") return running(claim);
      if (phase === "failed") return failed(claim);
      return says({ phase, sessionId: claim.sessionId });
    }),
);
