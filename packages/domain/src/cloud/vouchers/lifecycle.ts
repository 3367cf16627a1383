import { err, ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";

/** Two kinds of vouchers that a code gives access to: an event, or cases of cloud modules. */
export const voucherKinds = ["event", "cloud_modules"] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** The facts that decide on the state of a voucher of either kind. */
export type VoucherLife = {
  /** The first instant at which the voucher is no longer valid. */
  readonly validTo: Instant;
  readonly archivedAt: Instant | null;
};

/**
 * The states of vouchers in the order of their sections. For events `active` is "Upcoming and ongoing" and `expired` is "Past".
 */
export const voucherStates = ["active", "expired", "archived"] as const;
export type VoucherState = (typeof voucherStates)[number];

/** The state that administrators see (2.029-2.031; of events 3.036-3.038). Half-open: at `validTo` it has expired. */
export function voucherState({ validTo, archivedAt }: VoucherLife, now: Instant): VoucherState {
  if (archivedAt !== null) return "archived";
  return now >= validTo ? "expired" : "active";
}

export type LifecycleRefusal = { readonly code: "VOUCHER_NOT_EDITABLE" | "VOUCHER_ARCHIVED" };

/** Only an active voucher can be edited (2.029-2.031, 3.036-3.038). */
export function mayEditVoucher(voucher: VoucherLife, now: Instant): Result<true, LifecycleRefusal> {
  const state = voucherState(voucher, now);
  if (state === "active") return ok(true);
  return err({ code: state === "archived" ? "VOUCHER_ARCHIVED" : "VOUCHER_NOT_EDITABLE" });
}

/** An active or expired voucher can be archived once (2.029-2.031, 3.036-3.038). */
export function mayArchiveVoucher({
  archivedAt,
}: Pick<VoucherLife, "archivedAt">): Result<true, LifecycleRefusal> {
  return archivedAt === null ? ok(true) : err({ code: "VOUCHER_ARCHIVED" });
}
