import { type Instant, instant } from "../time.ts";

/**
 * How many wrong codes one person and one network address may send in ten minutes. A whole hospital may share an address: a
 * class of 64 people who have all used up their own limit does not reach it.
 */
export const wrongCodeLimits = { windowMs: 600_000, user: 10, address: 1_000 } as const;

/** The first instant whose wrong codes still count at `now`. */
export function wrongCodesSince(now: Instant): Instant {
  return instant(now - wrongCodeLimits.windowMs);
}

/**
 * The seconds until the next code is checked, given the times of the latest wrong ones; 0 if it is checked now. While waiting,
 * right codes are not checked either, or the refusal would tell right from wrong.
 */
export function waitAfterWrongCodes(wrongAt: readonly Instant[], limit: number, now: Instant): number {
  const since = wrongCodesSince(now);
  const counted = wrongAt.filter((at) => at > since).toSorted((one, other) => other - one);
  const oldest = counted[limit - 1];
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - since) / 1000));
}
