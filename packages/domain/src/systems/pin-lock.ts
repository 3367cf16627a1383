import { type Instant, instant } from "../time.ts";

/** Wrong pins are counted for each of these separately. */
export type PinSubject = "system" | "person" | "address";

/**
 * The number of wrong pins that are accepted in half an hour: for one service tag (existing or not, whoever tries), from one
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
 * How many seconds pins are not looked at, given when the one was tried that makes the limit full, counted back from the
 * latest; null: there are not so many. A right pin is not looked at either, or the refusal would tell right from wrong.
 */
export function pinWait(fullSince: Instant | null, now: Instant): number {
  if (fullSince === null || fullSince <= wrongPinsSince(now)) return 0;
  return Math.max(1, Math.ceil((fullSince - wrongPinsSince(now)) / 1000));
}
