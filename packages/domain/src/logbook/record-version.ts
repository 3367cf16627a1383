import { type Instant, instant } from "../time.ts";

/**
 * Whether what a person read of a record is not what is stored any more. Its version is the instant of its last
 * change. Who names no version is not asked.
 */
export function isStale(read: Instant | undefined, stored: Instant): boolean {
  return read !== undefined && read !== stored;
}

/** The version after a change: no two versions of a record share one, however fast or wrong the clock is. */
export function nextVersion(stored: Instant, now: Instant): Instant {
  return instant(Math.max(now, stored + 1));
}
