import { type Instant, instant } from "../time.ts";

/**
 * How many wrong codes are taken from one person and from one address in any ten minutes. Behind one address is a whole
 * hospital: a class of 64 of whom each has used up all of their own does not reach it.
 */
export const wrongCodeLimits = { windowMs: 600_000, user: 10, address: 1_000 } as const;

/** The first instant whose wrong codes still count at `now`. */
export function wrongCodesSince(now: Instant): Instant {
  return instant(now - wrongCodeLimits.windowMs);
}

/**
 * How long somebody waits until another code is looked at, given the instants of the latest wrong ones; 0: not at all.
 * A right code is not looked at either, or the refusal would tell right from wrong.
 */
export function waitAfterWrongCodes(wrongAt: readonly Instant[], limit: number, now: Instant): number {
  const since = wrongCodesSince(now);
  const counted = wrongAt.filter((at) => at > since).toSorted((one, other) => other - one);
  const oldest = counted[limit - 1];
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - since) / 1000));
}
