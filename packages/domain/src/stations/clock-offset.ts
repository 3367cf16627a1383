import type { Instant } from "../time.ts";

const most = 2 ** 31 - 1;

/** How far a station's clock is ahead of the portal's, in whole seconds; behind it, below zero. Any clock has an answer. */
export function clockOffsetSeconds(reported: Instant, now: Instant): number {
  return Math.max(-most, Math.min(most, Math.round((reported - now) / 1000)));
}

/** A larger offset means that the station's clock is wrong; a smaller one may be transmission delay. */
export const wrongClockSeconds = 120;
