import type { Instant } from "../../time.ts";
import { isVacant, type Machine } from "./machine.ts";
import type { MachineCause } from "./machine-cause.ts";
import type { MachineLimits } from "./machine-limits.ts";

/**
 * Why a machine may be off and still be turned on for whoever needs one (0062): it rests. One that an administrator took away
 * from somebody or from the portal's hands, or that failed, is not among them.
 */
export const restingCauses: readonly MachineCause[] = ["REGISTERED", "TURNED_OFF", "RESTED"];

/**
 * Why a machine was turned on by the portal itself, which therefore lets it rest again (0062). What an administrator turned on
 * stays on.
 */
export const lentCauses: readonly MachineCause[] = ["WOKEN", "EVENT_NEAR"];

/** Whether a machine can be turned on for somebody: it rests, and for long enough to have gone off. */
export function canBeStarted(
  { status, cause, claim, since, removedAt }: Machine,
  now: Instant,
  { powerOffMs }: MachineLimits,
): boolean {
  const rests = status === "off" && claim === null && removedAt === null && restingCauses.includes(cause);
  return rests && (cause === "REGISTERED" || now - since >= powerOffMs);
}

/** Whether the portal may let a machine rest that was turned on for `turnedOnFor`: nobody has needed it for long enough. */
export function canBeTurnedOff(
  machine: Machine,
  turnedOnFor: MachineCause,
  now: Instant,
  { restAfterMs }: MachineLimits,
): boolean {
  return lentCauses.includes(turnedOnFor) && isVacant(machine) && now - machine.since >= restAfterMs;
}
