import { emailKey, type Instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { nullable, statement, text, timestamp } from "../../db/statement.ts";
import { type MailPurpose, newStopKey, setOptOut, takeRecipients } from "../mail/public.ts";

/** The mails that attendings get without having asked for them; one link ends them all. */
const purposes = ["confirmations", "attendingAddress"] as const satisfies readonly MailPurpose[];

/** The settings of an address for attendings' mails; undefined if its owner has unsubscribed. */
const rowStatement = statement(
  { address: text(), stopKey: text(), lastSentAt: nullable(timestamp()) },
  (address: string) => sql`
    select address, stop_key as "stopKey", last_sent_at as "lastSentAt" from logbook_confirmation_mail
    where address = ${address} and stopped_at is null for update`,
);

/** Creates the settings row of an address if it is missing, and locks it until the transaction ends. */
export async function lockAttendingMail(tx: Tx, address: string) {
  await tx
    .insertInto("logbook_confirmation_mail")
    .values({ address: emailKey(address), stop_key: newStopKey() })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
  return rowStatement.first(tx, emailKey(address));
}

/**
 * Whether an attending may be mailed now; if so, the mail counts towards the limit. Addresses of one mailbox, with or without
 * tags, count together.
 */
export async function takeAttending(
  tx: Tx,
  address: string,
  purpose: (typeof purposes)[number],
  now: Instant,
): Promise<boolean> {
  const outcomes = await takeRecipients(tx, [address], now, purpose);
  return outcomes.get(address)?.isAllowed === true;
}

/** Ends all mails to attendings at this mailbox, or allows them again (`at` is null). */
export function setAttendingOptOut(tx: Tx, address: string, at: Instant | null): Promise<void> {
  return setOptOut(tx, address, purposes, at);
}
