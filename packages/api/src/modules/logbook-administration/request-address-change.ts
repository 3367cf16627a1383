import { type AttendingId, emailKey, fullName, type Instant } from "@cathedra/domain";
import type { Actor, CustomerFacts } from "@cathedra/domain/access";
import { mailboxKey, nextMailDay } from "@cathedra/domain/mail";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, rateLimited } from "../../errors.ts";
import { lockAttendingMail } from "../confirmations/public.ts";
import {
  enqueueMails,
  type MailToSend,
  newStopKey,
  takeInstitutionAllowance,
  takeRecipients,
} from "../mail/public.ts";
import { codeHash, isAddressTaken } from "./address-change-queries.ts";

type Asked = {
  readonly attendingId: AttendingId;
  readonly customer: CustomerFacts;
  /** The present address, which records still ask. */
  readonly present: string | null;
  readonly newEmail: string;
};

/**
 * Stores that an entry is to have another address, in place of a change that waits, and mails both addresses. The entry is locked.
 * Nothing is stored unless the new address can be asked, and the present one told: it would otherwise have no time to object.
 */
export async function requestAddressChange(
  tx: Tx,
  actor: Pick<Actor, "userId" | "firstName" | "lastName">,
  asked: Asked,
  now: Instant,
): Promise<void> {
  const { attendingId, customer, present, newEmail } = asked;
  const entry = { attendingId, customerId: customer.id };
  if (await isAddressTaken(tx, entry, newEmail)) throw appError("ATTENDING_EMAIL_EXISTS");
  // The same person reads both mailboxes, so only one mail is sent.
  const other = present === null || mailboxKey(present) === mailboxKey(newEmail) ? null : present;
  const keys = await findStopKeys(tx, other === null ? [newEmail] : [newEmail, other], now);
  const stopKey = keys.get(newEmail);
  if (stopKey === undefined) throw appError("ATTENDING_EMAIL_UNWILLING");
  const otherStopKey = other === null ? undefined : keys.get(other);
  // The mail at the end of the change is counted now, so that the change cannot fail at its end.
  const count = otherStopKey === undefined ? 1 : 3;
  const { isTaken } = await takeInstitutionAllowance(tx, "addresses", {
    customerId: customer.id,
    count,
    now,
  });
  if (!isTaken) throw rateLimited(Math.ceil((nextMailDay(now) - now) / 1000));

  const [code, presentCode] = [newStopKey(), newStopKey()];
  const row = {
    new_email: newEmail,
    asked_by: actor.userId,
    asked_at: toTimestamp(now),
    code_hash: codeHash(code),
    present_code_hash: other === null ? null : codeHash(presentCode),
    accepted_at: null,
    agreed_at: null,
  };
  await tx
    .insertInto("attending_address_change")
    .values({ attending_id: entry.attendingId, ...row })
    .onConflict((conflict) => conflict.column("attending_id").doUpdateSet(row))
    .execute();
  const cause = `address-change:${attendingId}:${now}`;
  const facts = { customer: customer.name };
  const mails: MailToSend[] = [
    { kind: "newAddress", cause, to: newEmail, facts: { ...facts, code, stopKey } },
  ];
  if (other !== null && otherStopKey !== undefined)
    mails.push({
      kind: "addressChange",
      cause: `${cause}:present`,
      to: other,
      facts: { ...facts, code: presentCode, stopKey: otherStopKey, askedBy: fullName(actor) },
    });
  await enqueueMails(tx, mails, now);
}

/** The keys with which the owners of these addresses stop such mails; an owner who has stopped them has none. */
async function findStopKeys(
  tx: Tx,
  addresses: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  // In a fixed order, so that two changes with the same addresses cannot deadlock.
  for (const address of addresses.toSorted((one, other) => (emailKey(one) < emailKey(other) ? -1 : 1))) {
    const mine = await lockAttendingMail(tx, address);
    if (mine !== undefined) keys.set(address, mine.stopKey);
  }
  const outcomes = await takeRecipients(tx, [...keys.keys()], now, "attendingAddress");
  for (const [address, outcome] of outcomes) {
    if (outcome.isAllowed) continue;
    if (outcome.refusal.code === "writtenLately")
      throw rateLimited(Math.max(1, Math.ceil((outcome.refusal.from - now) / 1000)));
    keys.delete(address);
  }
  return keys;
}
