import { type Instant, instant } from "../../time.ts";
import { countMostHeld, fullTimes, type Hold } from "./reservations.ts";

/** The fleet as a start by one person sees it. */
export type FleetNow = {
  /** Machines that are ready and not in use. */
  readonly vacant: number;
  /** Resting machines that can be turned on for a person (`canBeStarted`). */
  readonly resting: number;
  /** Usable machines: those that work, and those that are resting. */
  readonly usable: number;
  /** Reservations of events, and running or starting sessions, each until its end. */
  readonly holds: readonly Hold[];
};

/** How long a single-user session must be possible for (4.016, 4.019). */
export const singleUserSessionSeconds = 3600;

/**
 * Whether one person can start a case (4.016, 4.019, X64): a machine is vacant or can be turned on, and is not needed for
 * another hold within the next 3600 seconds.
 */
export function isSingleUserMachineAvailable(
  { vacant, resting, usable, holds }: FleetNow,
  now: Instant,
  durationInSeconds: number = singleUserSessionSeconds,
): boolean {
  const window = { opensAt: now, closesAt: instant(now + durationInSeconds * 1000) };
  return vacant + resting > 0 && countMostHeld(holds, window) < usable;
}

/** How many ends of reservations are searched for the next free machine. */
const maxEnds = 50;

/**
 * When one person can probably start a case that cannot be started now: the first end of a hold after which a machine stays
 * free for the length of a session. Null if it is unknown, such as while machines are starting.
 */
export function nextFreeForOne({ usable, holds }: FleetNow, now: Instant): Instant | null {
  const ends = [...new Set(holds.map(({ closesAt }) => closesAt))]
    .filter((end) => end > now)
    .toSorted((one, other) => one - other)
    .slice(0, maxEnds);
  const isEnough = (at: Instant) =>
    countMostHeld(holds, { opensAt: at, closesAt: instant(at + singleUserSessionSeconds * 1000) }) < usable;
  return usable === 0 || isEnough(now) ? null : (ends.find(isEnough) ?? null);
}

/**
 * The first instant from `from` on at which the other holds need all usable machines, so that a held machine has to be free;
 * null if that never happens. `others` excludes the hold that is asked about.
 */
export function freeUntil(others: readonly Hold[], usable: number, from: Instant): Instant | null {
  const next = fullTimes(others, usable).find(({ closesAt }) => closesAt > from);
  return next === undefined ? null : instant(Math.max(next.opensAt, from));
}
