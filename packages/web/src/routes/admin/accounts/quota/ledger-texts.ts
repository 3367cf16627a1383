import { voucherName } from "@cathedra/domain/cloud";

/** The facts that pages need about a movement of time. */
export type Movement = {
  readonly kind: string;
  readonly amountInMs: number;
  readonly voucherId: number | null | undefined;
  readonly voucherType: string | null | undefined;
  readonly voucherName: string | null | undefined;
};

const hourMs = 3_600_000;

/**
 * Hours with at most two decimals, because a ledger is exact where balances are rounded to hours (9.020). A smaller amount is not
 * shown as 0.
 */
export function exactHours(ms: number, locale = "en"): string {
  const least = 0.01;
  const write = (hours: number) => hours.toLocaleString(locale, { maximumFractionDigits: 2 });
  const hours = ms / hourMs;
  return hours > 0 && hours < least / 2 ? `<${write(least)}` : write(hours);
}

const signs: Readonly<Record<string, string>> = {
  reserve: "−",
  release: "+",
  refund: "+",
  consume: "",
  give_back: "",
};

/** The change of the spendable time: `+12`, `−3`; consumed time was already subtracted when it was reserved. */
export function amountText({ kind, amountInMs }: Movement, locale = "en"): string {
  const sign = kind === "top_up" ? (amountInMs < 0 ? "−" : "+") : (signs[kind] ?? "");
  return `${sign}${exactHours(Math.abs(amountInMs), locale)}`;
}

const kinds: Readonly<Record<string, string>> = {
  reserve: "Reserved",
  release: "Returned",
  refund: "Refunded",
  give_back: "Given back",
};

/**
 * The kind of a movement in a word or two. A voucher's time is consumed when it is granted to a person who accepts, used or
 * not; an event's time when its session begins (0060).
 */
export function kindText({ kind, amountInMs, voucherType }: Movement): string {
  if (kind === "top_up") return amountInMs < 0 ? "Correction" : "Top-up";
  if (kind === "consume") return voucherType === "event" ? "Used" : "Granted";
  return kinds[kind] ?? kind;
}

/** Describes the cause of a movement in words. */
export function causeText({ voucherId, voucherType, voucherName: name }: Movement): string {
  if (voucherId == null) return "";
  return voucherType === "event" ? `Event ${name ?? voucherId}` : voucherName({ id: voucherId, name });
}

/** How much of the granted time was used: `0.75 of 2 used`; empty for other movements. */
export function usedText(
  { usedInMs, amountInMs }: Pick<Movement, "amountInMs"> & { readonly usedInMs: number | null | undefined },
  locale = "en",
): string {
  return usedInMs == null ? "" : `${exactHours(usedInMs, locale)} of ${exactHours(amountInMs, locale)} used`;
}
