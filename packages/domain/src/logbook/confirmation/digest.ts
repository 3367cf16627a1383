import type { Instant } from "../../time.ts";

/** An attending with more open records than this is sent a digest by mail. */
export const maxOpenWithoutDigest = 25;
/** After how many days a record that waits makes the portal remind its attending. */
export const maxOpenDays = 30;
/** The minimum number of days between two digests to an attending. */
export const daysBetweenDigests = 7;

const dayMs = 86_400_000;

export type OpenRequests = {
  readonly open: number;
  /** Since when the oldest of the records waits; null if there is none. */
  readonly oldestAskedAt: Instant | null;
  readonly lastSentAt: Instant | null;
};

/** Whether an attending is mailed today. Whole days are counted, so that a job that runs a minute earlier keeps its weekday. */
export function owesDigest({ open, oldestAskedAt, lastSentAt }: OpenRequests, now: Instant): boolean {
  if (open === 0 || oldestAskedAt === null) return false;
  const isMuch = open > maxOpenWithoutDigest || now - oldestAskedAt > maxOpenDays * dayMs;
  return isMuch && (lastSentAt === null || getDay(now) - getDay(lastSentAt) >= daysBetweenDigests);
}

/** The number of whole days since a request. */
export function daysSince(askedAt: Instant, now: Instant): number {
  return Math.max(0, Math.floor((now - askedAt) / dayMs));
}

function getDay(at: Instant): number {
  return Math.floor(at / dayMs);
}
