import { err, ok, type Result } from "../result.ts";
import { type Instant, instant } from "../time.ts";

const dayMs = 86_400_000;
/**
 * How long the owner of a new address can say yes, and how long the owner of the present address can object before that yes has an
 * effect: an administrator with a second mailbox could otherwise say yes within a minute, and confirm what waits.
 */
export const addressChangeMs = { answer: 14 * dayMs, objection: 7 * dayMs } as const;

/** A change of an attending's address that waits. */
export type AddressChange = {
  readonly askedAt: Instant;
  /** Whether the entry has an address, whose owner was told and can object. */
  readonly hasFormer: boolean;
  /** When the owner of the new address said yes. */
  readonly acceptedAt: Instant | null;
  /** When the owner of the present address said that the change is right. */
  readonly agreedAt: Instant | null;
};

/** The owner of the link: the new address or the present one. */
export type AddressSide = "new" | "present";

/** `due`: the address is to be changed now. */
export type AddressChangeState = "waiting" | "accepted" | "due" | "expired";

export function addressChangeExpiresAt({ askedAt }: Pick<AddressChange, "askedAt">): Instant {
  return instant(askedAt + addressChangeMs.answer);
}

/** The time from which records ask the new address; null while its owner has not agreed. */
export function newAddressFrom({ askedAt, hasFormer, acceptedAt, agreedAt }: AddressChange): Instant | null {
  if (acceptedAt === null) return null;
  const objectionEndsAt = hasFormer ? (agreedAt ?? askedAt + addressChangeMs.objection) : acceptedAt;
  return instant(Math.max(acceptedAt, objectionEndsAt));
}

export function addressChangeState(change: AddressChange, now: Instant): AddressChangeState {
  const from = newAddressFrom(change);
  if (from === null) return now >= addressChangeExpiresAt(change) ? "expired" : "waiting";
  return now >= from ? "due" : "accepted";
}

/** What an answer does: the change ends, is stored with the answer, or is already as the answer says. */
export type AddressAnswer =
  | { readonly kind: "ended" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "answered"; readonly change: AddressChange };

/** The answer of the owner of an address to a change that waits. */
export function answerAddressChange(
  change: AddressChange,
  { side, isYes }: { readonly side: AddressSide; readonly isYes: boolean },
  now: Instant,
): Result<AddressAnswer, { readonly code: "EXPIRED" }> {
  if (addressChangeState(change, now) === "expired") return err({ code: "EXPIRED" });
  if (!isYes) return ok({ kind: "ended" });
  const answered = side === "new" ? "acceptedAt" : "agreedAt";
  if (change[answered] !== null) return ok({ kind: "unchanged" });
  return ok({ kind: "answered", change: { ...change, [answered]: now } });
}

/** How many wrong codes of links one network may send in ten minutes. */
export const wrongAddressCodesOfNetwork = 60;
