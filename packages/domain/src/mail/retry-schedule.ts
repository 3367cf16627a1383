import { type Instant, instant } from "../time.ts";

const minuteMs = 60_000;

/** Between one try of a mail and the next: six tries within a day. */
const pausesMs = [1, 10, 60, 6 * 60, 16 * 60].map((minutes) => minutes * minuteMs);

export const maxMailAttempts = pausesMs.length + 1;

/**
 * How long one attempt may take: no one else sends the mail in the meantime, and if the process dies it is tried again afterwards.
 */
export const mailLeaseMs = 5 * minuteMs;

/** How long mails are kept after they were sent or given up, in milliseconds. */
export const mailRetentionMs = 90 * 24 * 60 * minuteMs;

/** The time of the next attempt for a mail that was attempted this many times; undefined if it is given up. */
export function nextAttemptAt(attempts: number, now: Instant): Instant | undefined {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? undefined : instant(now + pause);
}
