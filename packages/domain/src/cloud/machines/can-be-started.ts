import type { Instant } from "../../time.ts";
import { isVacant, type Machine } from "./machine.ts";
import type { MachineCause } from "./machine-cause.ts";
import type { MachineLimits } from "./machine-limits.ts";

/**
 * The causes of being off in which a machine may be turned on for anybody who needs one (0062): it is resting. A machine that
 * an administrator took from someone or reserved, or that failed, is not resting.
 */
export const restingCauses: readonly MachineCause[] = ["REGISTERED", "TURNED_OFF", "RESTED"];

/**
 * The causes of being on for which the portal itself turns the machine off again (0062). A machine that an administrator turned
 * on stays on.
 */
export const lentCauses: readonly MachineCause[] = ["WOKEN", "EVENT_NEAR"];

/** Whether a machine can be turned on: it is off, and has had enough time to shut down. */
export function canBeStarted(
  { status, cause, claim, since, removedAt }: Machine,
  now: Instant,
  { powerOffMs }: MachineLimits,
): boolean {
  const rests = status === "off" && claim === null && removedAt === null && restingCauses.includes(cause);
  return rests && (cause === "REGISTERED" || now - since >= powerOffMs);
}

/** Whether the portal may turn off a machine that it turned on for `turnedOnFor`: it was unused for long enough. */
export function canBeTurnedOff(
  machine: Machine,
  turnedOnFor: MachineCause,
  now: Instant,
  { restAfterMs }: MachineLimits,
): boolean {
  return lentCauses.includes(turnedOnFor) && isVacant(machine) && now - machine.since >= restAfterMs;
}
