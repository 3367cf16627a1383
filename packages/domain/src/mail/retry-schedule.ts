import { type Instant, instant } from "../time.ts";

const minuteMs = 60_000;

/** Between one try of a mail and the next: six tries within a day. */
const pausesMs = [1, 10, 60, 6 * 60, 16 * 60].map((minutes) => minutes * minuteMs);

export const maxMailAttempts = pausesMs.length + 1;

/** How long one try may take: nobody else takes the mail meanwhile, and whose process dies in it is tried again after it. */
export const mailLeaseMs = 5 * minuteMs;

/** How long finished mails are remembered, in milliseconds. */
export const mailsKeptMs = 90 * 24 * 60 * minuteMs;

/** When a mail is tried again that has been tried so often and was put off; undefined: it is given up. */
export function nextAttemptAt(attempts: number, now: Instant): Instant | undefined {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? undefined : instant(now + pause);
}
