import { type Instant, instant } from "../time.ts";

/**
 * Whether the version that a person read is no longer the stored one. The version is the instant of the last change. Without a
 * version nothing is compared.
 */
export function isStale(read: Instant | undefined, stored: Instant): boolean {
  return read !== undefined && read !== stored;
}

/** The version after a change: no two versions of a record share one, however fast or wrong the clock is. */
export function nextVersion(stored: Instant, now: Instant): Instant {
  return instant(Math.max(now, stored + 1));
}
