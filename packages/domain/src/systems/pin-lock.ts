import { type Instant, instant } from "../time.ts";

/** The subjects for which wrong pins are counted separately. */
export type PinSubject = "system" | "person" | "address";

/**
 * The number of wrong pins that are accepted in half an hour: for one service tag (existing or not, no matter who tries), from one
 * person, and from one address, which a whole hospital may share.
 */
export const pinLimits = {
  windowMs: 30 * 60_000,
  system: 5,
  person: 10,
  address: 200,
} as const satisfies Record<PinSubject, number> & { readonly windowMs: number };

/** The first instant whose wrong pins still count at `now`. */
export function wrongPinsSince(now: Instant): Instant {
  return instant(now - pinLimits.windowMs);
}

/**
 * The seconds until pins are checked again, given the time of the attempt that reached the limit; null below the limit. Right
 * pins are not checked either, or the refusal would tell right from wrong.
 */
export function pinWait(fullSince: Instant | null, now: Instant): number {
  if (fullSince === null || fullSince <= wrongPinsSince(now)) return 0;
  return Math.max(1, Math.ceil((fullSince - wrongPinsSince(now)) / 1000));
}
