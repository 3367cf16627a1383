import { type Instant, instant } from "../../time.ts";
import { fullTimes, type Hold, mostHeldAtOnce } from "./reservations.ts";

/** The fleet as a start by one person sees it. */
export type FleetNow = {
  /** Machines that are ready and nobody's. */
  readonly vacant: number;
  /** Machines that work: all but those that are off or removed. */
  readonly working: number;
  /** Reservations of events, and the sessions that go on or begin, each to its end. */
  readonly holds: readonly Hold[];
};

/** How long a single-user session must be possible for (4.016, 4.019). */
export const singleUserSessionSeconds = 3600;

/**
 * Whether one person can start a case (4.016, 4.019, X64): a machine is vacant, and none of the next 3600 seconds needs
 * it for somebody else.
 */
export function isSingleUserMachineAvailable(
  { vacant, working, holds }: FleetNow,
  now: Instant,
  durationInSeconds: number = singleUserSessionSeconds,
): boolean {
  const window = { opensAt: now, closesAt: instant(now + durationInSeconds * 1000) };
  return vacant > 0 && mostHeldAtOnce(holds, window) < working;
}

/**
 * Until when a machine that is held can be held on: the first instant from `from` on at which the others need all
 * machines that work; null: nobody needs it. `others` is without the hold that is asked for.
 */
export function freeUntil(others: readonly Hold[], working: number, from: Instant): Instant | null {
  const next = fullTimes(others, working).find(({ closesAt }) => closesAt > from);
  return next === undefined ? null : instant(Math.max(next.opensAt, from));
}
