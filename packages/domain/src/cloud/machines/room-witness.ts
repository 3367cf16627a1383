import { type Instant, instant } from "../../time.ts";
import type { Machine, RunningSession } from "./machine.ts";
import type { MachineLimits } from "./machine-limits.ts";
import type { Observation } from "./observation.ts";

type Roomy = Pick<Machine, "lastSeenAt" | "roomSeenAt"> & { readonly session: RunningSession };

/**
 * Whether people are in the room of a session whose agent does not answer (0063), so that the session counts as running. It
 * only postpones the limit on silence, up to a maximum and never past the end of the session.
 */
export function isRoomWitnessed(
  { roomSeenAt, session }: Pick<Roomy, "roomSeenAt" | "session">,
  found: Observation,
  now: Instant,
  { witnessMs, witnessedMs }: Pick<MachineLimits, "witnessMs" | "witnessedMs">,
): boolean {
  if (found.kind !== "silent" || now - found.since >= witnessedMs) return false;
  const seen = inSession(roomSeenAt, session, now);
  return seen !== null && now - seen < witnessMs;
}

/** When the session was last seen running, by its agent or by a person in its room. */
export function lastSeen(
  { lastSeenAt, roomSeenAt }: Omit<Roomy, "session">,
  session: RunningSession,
  now: Instant,
): Instant {
  const byAgent = lastSeenAt ?? session.startedAt;
  return instant(Math.max(byAgent, inSession(roomSeenAt, session, now) ?? byAgent));
}

/** A report of another session, or with a future time, is ignored. */
function inSession(at: Instant | null, { startedAt }: RunningSession, now: Instant): Instant | null {
  return at === null || at < startedAt || at > now ? null : at;
}
