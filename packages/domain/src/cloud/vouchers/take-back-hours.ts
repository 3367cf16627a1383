import { err, ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import type { QuotaStep, Reservation, VoucherTime } from "../quota/reservation.ts";

/** A voucher that was made for one person, and how much of its hours was used. */
export type GivenHours = VoucherTime & {
  readonly reservation: Reservation;
  readonly usedInSeconds: number;
  /** Whether the person has used a machine with these hours, or is using one. */
  readonly hasStarted: boolean;
};

/** Why given hours cannot be taken back. */
export type TakeBackRefusal = { readonly code: "HOURS_IN_USE" | "VOUCHER_CHANGED" };

/**
 * Takes back the hours that were given to a person, none of them used: their account has them again, and the voucher is over.
 * A voucher that was opened for more people in the meantime, or has ended, stays as it is.
 */
export function takeBackHours(
  { maxUses, maxDurationInSeconds, reservation, usedInSeconds, hasStarted }: GivenHours,
  now: Instant,
): Result<QuotaStep, TakeBackRefusal> {
  if (maxUses !== 1 || reservation.reservedMs > 0 || reservation.settledAt !== null)
    return err({ code: "VOUCHER_CHANGED" });
  if (usedInSeconds > 0 || hasStarted) return err({ code: "HOURS_IN_USE" });
  return ok({
    entries: [{ kind: "refund", amountMs: maxDurationInSeconds * 1000 }],
    reservation: { reservedMs: 0, settledAt: now },
  });
}
