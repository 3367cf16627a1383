import { err, ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import { consumeForAcceptance, type QuotaStep, type Reservation } from "../quota/reservation.ts";
import type { VoucherLife } from "./lifecycle.ts";

/** The stored voucher, read under its lock. */
export type AcceptableVoucher = VoucherLife & {
  readonly maxUses: number;
  readonly used: number;
  readonly reservation: Reservation;
} & ({ readonly kind: "event" } | { readonly kind: "cloud_modules"; readonly maxDurationInSeconds: number });

/** The relation of the person to the voucher. */
export type Accepting = { readonly hasAccepted: boolean; readonly isOrganizer: boolean };

/** Why a voucher is not accepted (2.008-2.012). */
export type AcceptVoucherRefusal =
  | { readonly code: "INVALID_VOUCHER" }
  | { readonly code: "VOUCHER_ALREADY_USED"; readonly isOrganizer: boolean; readonly isArchived: boolean }
  | { readonly code: "VOUCHER_EXPIRED" }
  | { readonly code: "OLD_VOUCHER"; readonly validTo: Instant }
  | { readonly code: "VOUCHER_NO_MORE_USES" };

/** The rows that accepting a voucher writes. */
export type Acceptance = {
  readonly used: number;
  /** The time that the person can use from now on; for an event, the time of the event. */
  readonly grantedInSeconds: number;
  /** The effect on the account's time; null for an event, whose time is consumed when its session begins. */
  readonly quota: QuotaStep | null;
};

/**
 * Decides whether a person gains access by a voucher of either kind (2.004, 2.008-2.012). A person who has it already is told
 * that first, even if it is over. `OLD_VOUCHER` means that its own end has passed, and carries that end; `VOUCHER_EXPIRED`
 * means that it was ended earlier, by archiving or settlement, so that no date would be true.
 */
export function acceptVoucher(
  voucher: AcceptableVoucher | undefined,
  { hasAccepted, isOrganizer }: Accepting,
  now: Instant,
): Result<Acceptance, AcceptVoucherRefusal> {
  if (voucher === undefined) return err({ code: "INVALID_VOUCHER" });
  const { archivedAt, validTo, reservation, used, maxUses } = voucher;
  if (hasAccepted || isOrganizer) {
    return err({ code: "VOUCHER_ALREADY_USED", isOrganizer, isArchived: archivedAt !== null });
  }
  if (archivedAt !== null) return err({ code: "VOUCHER_EXPIRED" });
  if (now >= validTo) return err({ code: "OLD_VOUCHER", validTo });
  if (reservation.settledAt !== null) return err({ code: "VOUCHER_EXPIRED" });
  if (used >= maxUses) return err({ code: "VOUCHER_NO_MORE_USES" });
  if (voucher.kind === "event") return ok({ used: used + 1, grantedInSeconds: 0, quota: null });
  return ok({
    used: used + 1,
    grantedInSeconds: voucher.maxDurationInSeconds,
    quota: consumeForAcceptance(reservation, voucher),
  });
}
