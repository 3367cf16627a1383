import type { Instant } from "../../time.ts";
import type { MachineCause } from "./cause.ts";
import type { MachineLimits } from "./limits.ts";
import type { Machine } from "./machine.ts";

/**
 * Why a machine may be off and still be turned on for whoever needs one (0139): it rests. One that an administrator took away
 * from somebody or from the portal's hands, or that failed, is not among them.
 */
export const restingCauses: readonly MachineCause[] = ["REGISTERED", "TURNED_OFF"];

/** Whether a machine can be turned on for somebody: it rests, and for long enough to have gone off. */
export function isWakeable(
  { status, cause, claim, since, removedAt }: Machine,
  now: Instant,
  { powerOffMs }: MachineLimits,
): boolean {
  const rests = status === "off" && claim === null && removedAt === null && restingCauses.includes(cause);
  return rests && (cause === "REGISTERED" || now - since >= powerOffMs);
}
