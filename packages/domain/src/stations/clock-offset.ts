import type { Instant } from "../time.ts";

const most = 2 ** 31 - 1;

/** How far a station's clock is ahead of the portal's, in whole seconds; behind it, below zero. Any clock has an answer. */
export function clockOffsetSeconds(said: Instant, now: Instant): number {
  return Math.max(-most, Math.min(most, Math.round((said - now) / 1000)));
}

/** From so much on a station's clock is wrong, and not merely late in being heard. */
export const wrongClockSeconds = 120;
