import type { AttendingId, CustomerId, Instant } from "@cathedra/domain";
import { type Actor, mayEnterAddress } from "@cathedra/domain/access";
import { type AttendingEntry, formatAttendingName } from "@cathedra/domain/logbook";
import { nextMailDay } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { appError, rateLimited } from "../../errors.ts";
import { lockAttendingMail, takeAttending } from "../confirmations/public.ts";
import { enqueueMails, takeInstitutionAllowance } from "../mail/public.ts";
import { mergeEntryInto } from "./list-entries.ts";
import { notifyWriters } from "./notify-writers.ts";

/** Refuses an admin who enters their own address as an attending. */
export function refuseOwnAddress(actor: Actor, email: string | null): void {
  if (mayEnterAddress(actor, email) !== "allowed") throw appError("ATTENDING_EMAIL_OWN");
}

const madeStatement = statement(
  { id: uuid<AttendingId>() },
  (customerId: CustomerId, { firstName, lastName, email }: AttendingEntry) => sql`
    insert into attending (customer_id, first_name, last_name, email)
    values (${customerId}, ${firstName}, ${lastName}, ${email}) returning id`,
);

type Former = { readonly id: string; readonly customerId: CustomerId };

/**
 * Replaces an entry by one without an address, like a merge: earlier records keep asking the address that they asked, because an
 * administrator cannot take a request back from it. The entry is locked.
 */
export async function replaceEntry(tx: Tx, former: Former, entry: AttendingEntry): Promise<AttendingId> {
  // The former entry is removed first, because names and addresses are unique among the entries that are not removed.
  await sql`update attending set removed_at = now() where id = ${former.id}`.execute(tx);
  const { id } = await madeStatement.only(tx, former.customerId, entry);
  await mergeEntryInto(tx, "attending", former.id, id);
  return id;
}

type AddressChange = {
  readonly asked: string;
  readonly former: string;
  readonly entry: AttendingEntry;
  readonly customer: { readonly id: CustomerId; readonly name: string };
};

/**
 * Notifies the authors of open records and the former holder of the address, so that no address is changed silently. The mail
 * goes to an address that an administrator entered: the recipient can unsubscribe, nothing in it is the administrator's text,
 * and it counts towards the limits of the recipient and of the institution.
 */
export async function notifyOfAddress(tx: Tx, change: AddressChange, now: Instant): Promise<void> {
  const { asked, former, entry, customer } = change;
  const attending = formatAttendingName(entry);
  await notifyWriters(tx, { asked, facts: { attending, hadAddress: true } }, now);
  const mine = await lockAttendingMail(tx, former);
  if (mine === undefined || !(await takeAttending(tx, former, "attendingAddress", now))) return;
  const allowance = { customerId: customer.id, count: 1, now };
  const { isTaken } = await takeInstitutionAllowance(tx, "addresses", allowance);
  // The whole change is refused, because the person at the former address must be informed.
  if (!isTaken) throw rateLimited(Math.ceil((nextMailDay(now) - now) / 1000));
  await enqueueMails(
    tx,
    [
      {
        kind: "attendingAddress",
        cause: `attending-address:${asked}:${now}`,
        to: former,
        facts: { customer: customer.name, stopKey: mine.stopKey },
      },
    ],
    now,
  );
}
