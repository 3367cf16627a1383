import { type Instant, instant } from "../time.ts";

/** The choices for how often notices are sent by mail at most: once an hour or once a day. */
export const mailPaces = ["hour", "day"] as const;
export type MailPace = (typeof mailPaces)[number];

const minuteMs = 60_000;
const pauseMs: Readonly<Record<MailPace, number>> = { hour: 60 * minuteMs, day: 24 * 60 * minuteMs };

/** Notices within this time are sent in one mail; notices that are seen within it are not mailed. */
export const mailGatherMs = 5 * minuteMs;

/** The number of notices listed in a mail; further ones are only counted. */
export const maxNoticesInMail = 20;

/** The earliest time of a person's next mail, by their chosen pace and the time of the last mail. */
export function nextDigest(pace: MailPace, lastSentAt: Instant | null, first: Instant): Instant {
  const gathered = first + mailGatherMs;
  return instant(lastSentAt === null ? gathered : Math.max(gathered, lastSentAt + pauseMs[pace]));
}

export function isMailPace(text: string): text is MailPace {
  return mailPaces.some((pace) => pace === text);
}
