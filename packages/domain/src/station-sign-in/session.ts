import { type Instant, instant } from "../time.ts";
import { stationSignIn } from "./limits.ts";

/**
 * Who or what ended a session at a station: the station itself, the person from elsewhere, the next person, the time limit, the
 * end of the station's key, a code that was used twice, or staff.
 */
export const sessionEnds = ["station", "person", "next", "expired", "revoked", "replay", "staff"] as const;
export type SessionEnd = (typeof sessionEnds)[number];

export type StationSessionTimes = {
  readonly expiresAt: Instant;
  readonly lastUsedAt: Instant;
  /** When someone ended the session; null if no one has. */
  readonly endedAt: Instant | null;
};

/** When the session is over if nothing more happens: when it was ended, is idle for too long, or reaches its maximum duration. */
export function sessionEndsAt({ expiresAt, lastUsedAt, endedAt }: StationSessionTimes): Instant {
  const idleAt = lastUsedAt + stationSignIn.session.idleSeconds * 1000;
  return endedAt ?? instant(Math.min(expiresAt, idleAt));
}

/** Half-open: the session is over at this instant. */
export function isSessionOver(session: StationSessionTimes, now: Instant): boolean {
  return session.endedAt !== null || now >= sessionEndsAt(session);
}

/** Whether the use is recorded, which is not done for every request. */
export function recordsUse({ lastUsedAt }: StationSessionTimes, now: Instant): boolean {
  return now - lastUsedAt >= stationSignIn.session.noteUseEverySeconds * 1000;
}
