import type { Instant } from "@cathedra/domain";
import { formatAttendingName } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { audit } from "../audit/public.ts";
import { lockAttendingMail, takeAttending } from "../confirmations/public.ts";
import { enqueueMails } from "../mail/public.ts";
import { deleteChange, isAddressTaken, type StoredChange } from "./address-change-queries.ts";
import { notifyWriters } from "./notify-writers.ts";

/** No person: the answer comes by a link, or the time for objections has passed. */
const byLink = { userId: null };

/**
 * Gives an entry its new address: what waits for the entry asks that address from now on. What is confirmed has its own name and
 * address, and stays. If another entry has got the address in the meantime, the change ends without an effect. The entry is locked.
 */
export async function applyAddressChange(
  tx: Tx,
  change: StoredChange,
  now: Instant,
): Promise<"changed" | "taken"> {
  const { attendingId, customerId, customerName, firstName, lastName, email: former, newEmail } = change;
  await deleteChange(tx, attendingId);
  if (await isAddressTaken(tx, change, newEmail)) {
    const details = { newEmail, cause: "Another attending of the list has this address now." };
    await audit(tx, byLink, "attending.address_not_answered", attendingId, { customer: customerId, details });
    return "taken";
  }
  await sql`
    update attending set email = ${newEmail}, address_changed_at = ${toTimestamp(now)} where id = ${attendingId}`.execute(
    tx,
  );
  const attending = formatAttendingName({ firstName, lastName });
  await notifyWriters(
    tx,
    { asked: attendingId, facts: { attending, hadAddress: former !== null, isMoved: true } },
    now,
  );
  await audit(tx, byLink, "attending.address_changed", attendingId, {
    customer: customerId,
    before: { firstName, lastName, email: former },
    after: { firstName, lastName, email: newEmail },
    details: { askedBy: change.askedBy, acceptedAt: new Date(change.acceptedAt ?? now).toISOString() },
  });
  if (former === null || !change.hasFormer) return "changed";
  const mine = await lockAttendingMail(tx, former);
  if (mine === undefined || !(await takeAttending(tx, former, "attendingAddress", now))) return "changed";
  const facts = { customer: customerName, stopKey: mine.stopKey };
  const cause = `address-changed:${attendingId}:${now}`;
  await enqueueMails(tx, [{ kind: "addressChanged", cause, to: former, facts }], now);
  return "changed";
}
