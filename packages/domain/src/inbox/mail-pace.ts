import { type Instant, instant } from "../time.ts";

/** How often notices go by mail at the most. */
export const mailPaces = ["hour", "day"] as const;
export type MailPace = (typeof mailPaces)[number];

const minuteMs = 60_000;
const pauseMs: Readonly<Record<MailPace, number>> = { hour: 60 * minuteMs, day: 24 * 60 * minuteMs };

/** What comes within it goes in one mail, and what is seen within it in none. */
export const mailGatherMs = 5 * minuteMs;

/** So many notices stand in a mail; of the others it says how many they are. */
export const mostInMail = 20;

/** When the next mail may go to somebody, by their pace and the one before. */
export function nextDigest(pace: MailPace, lastSentAt: Instant | null, first: Instant): Instant {
  const gathered = first + mailGatherMs;
  return instant(lastSentAt === null ? gathered : Math.max(gathered, lastSentAt + pauseMs[pace]));
}

export function isMailPace(text: string): text is MailPace {
  return mailPaces.some((pace) => pace === text);
}
