import { formatDateTime } from "../locale-format.ts";
import { parseInstant } from "../time.ts";

/** The codes with which an invitation or voucher is refused (2.007-2.012). */
export const voucherCodes = [
  "GROUP_JOIN_ONCE",
  "VOUCHER_NO_MORE_USES",
  "VOUCHER_ALREADY_USED",
  "INVALID_VOUCHER",
  "OLD_VOUCHER",
  "VOUCHER_EXPIRED",
] as const;

export type VoucherCode = (typeof voucherCodes)[number];

/** The texts of the refusals; that of OLD_VOUCHER takes its date and time. */
export const voucherTexts = {
  GROUP_JOIN_ONCE: "You have already joined this group",
  VOUCHER_NO_MORE_USES: "The voucher has no more uses",
  VOUCHER_ALREADY_USED: "You have already used this voucher",
  INVALID_VOUCHER: "Invitation is invalid, try another link.",
  OLD_VOUCHER: (dateTime: string) => `The voucher has expired at ${dateTime}`,
  VOUCHER_EXPIRED: "The voucher has expired",
} as const satisfies Readonly<Record<VoucherCode, string | ((dateTime: string) => string)>>;

/** The success message; the wording is specified (2.017). */
export function joinedGroup(groupName: string): string {
  return `You've successfully joined the group ${groupName}`;
}

/** The success messages; the wording is specified (2.015, 2.016). */
export const acceptedVoucher = {
  event: "Accepted voucher and gained access to event.",
  cloud_modules: "Accepted voucher and gained access to cloud cases.",
} as const;

/** Shown to a person who has accepted a voucher that was archived since. */
export const archivedVoucher = {
  event: "The event was cancelled.",
  cloud_modules: "The voucher was ended: its cases can no longer be started.",
} as const;

/** Shown to organizers who open their own event's link. */
export const organizesEvent = "You organize this event. The link is for its participants.";

/** Shown for a refusal of a voucher that has no text of its own (2.013). */
export const voucherFailed = "Something went wrong while accepting the voucher";

/**
 * The banner of a refused invitation or voucher (2.007-2.013), with the date by the locale (X96). `validTo` is the
 * error's fact; without a readable one OLD_VOUCHER says no date.
 */
export function voucherRefusalText(
  code: string,
  validTo: unknown,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string {
  if (!isVoucherCode(code)) return voucherFailed;
  if (code !== "OLD_VOUCHER") return voucherTexts[code];
  const at = typeof validTo === "string" ? parseInstant(validTo) : undefined;
  if (at === undefined) return voucherTexts.VOUCHER_EXPIRED;
  return voucherTexts.OLD_VOUCHER(formatDateTime(at, locale, timeZone));
}

function isVoucherCode(code: string): code is VoucherCode {
  return voucherCodes.some((known) => known === code);
}
