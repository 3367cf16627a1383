import type { Instant } from "@cathedra/domain";
import {
  type AddressSide,
  addressChangeExpiresAt,
  addressChangeState,
  answerAddressChange,
  newAddressFrom,
} from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { audit } from "../audit/public.ts";
import {
  changeOfCode,
  deleteChange,
  lockEntryOfChange,
  type StoredChange,
} from "./address-change-queries.ts";
import { applyAddressChange } from "./apply-address-change.ts";

/** What the owner of a link sees of a change; the present address does not learn the new one, which may be right. */
export type AddressChangeView = {
  readonly side: AddressSide;
  readonly institution: string;
  readonly attending: { readonly firstName: string; readonly lastName: string };
  readonly askedBy: string | null;
  readonly askedAt: string;
  readonly expiresAt: string;
  /** The time of the answer; null if the owner of this link has not answered yet. */
  readonly answeredAt: string | null;
  /** The time from which records ask the new address; null if its owner has not agreed. */
  readonly from: string | null;
};

const iso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

export function toAddressChangeView(side: AddressSide, change: StoredChange): AddressChangeView {
  const { firstName, lastName, customerName, askedBy, askedAt, acceptedAt, agreedAt } = change;
  return {
    side,
    institution: customerName,
    attending: { firstName, lastName },
    askedBy,
    askedAt: new Date(askedAt).toISOString(),
    expiresAt: new Date(addressChangeExpiresAt(change)).toISOString(),
    answeredAt: iso(side === "new" ? acceptedAt : agreedAt),
    from: iso(newAddressFrom(change)),
  };
}

/** Whether the link of a change still works. */
export const isOpen = (change: StoredChange, now: Instant): boolean =>
  addressChangeState(change, now) !== "expired";

export type AddressChangeAnswer =
  | { readonly outcome: "ended" | "changed" | "taken" }
  | { readonly outcome: "waits"; readonly change: AddressChangeView };

/** Answers a change of address by the code in a mailed link; returns undefined if no open change has this code. */
export async function answerByCode(
  tx: Tx,
  code: string,
  isYes: boolean,
  now: Instant,
): Promise<AddressChangeAnswer | undefined> {
  const unlocked = await changeOfCode(tx, code);
  if (unlocked === undefined) return undefined;
  await lockEntryOfChange(tx, unlocked.change.attendingId);
  // The change may have been answered, replaced or taken back, and the entry removed, while this waited for the lock.
  const found = await changeOfCode(tx, code);
  if (found === undefined) return undefined;
  const { change, side } = found;
  const answer = answerAddressChange(change, { side, isYes }, now);
  if (!answer.ok) return undefined;
  const { attendingId, customerId, newEmail } = change;
  if (answer.value.kind === "ended") {
    await deleteChange(tx, attendingId);
    const details = { newEmail, refusedBy: side === "new" ? newEmail : change.email };
    await audit(tx, { userId: null }, "attending.address_refused", attendingId, {
      customer: customerId,
      details,
    });
    return { outcome: "ended" };
  }
  if (answer.value.kind === "unchanged")
    return { outcome: "waits", change: toAddressChangeView(side, change) };
  const answered = { ...change, ...answer.value.change };
  if (addressChangeState(answered, now) === "due")
    return { outcome: await applyAddressChange(tx, answered, now) };
  const { acceptedAt, agreedAt } = answered;
  await sql`
    update attending_address_change
    set accepted_at = ${toTimestamp(acceptedAt)}, agreed_at = ${toTimestamp(agreedAt)}
    where attending_id = ${attendingId}`.execute(tx);
  const act = side === "new" ? "attending.address_accepted" : "attending.address_agreed";
  await audit(tx, { userId: null }, act, attendingId, { customer: customerId, details: { newEmail } });
  return { outcome: "waits", change: toAddressChangeView(side, answered) };
}
