import type { AttendingId, CustomerId, Instant, UserId } from "@cathedra/domain";
import { type Actor, mayEnterAddress } from "@cathedra/domain/access";
import { type AttendingEntry, formatAttendingName } from "@cathedra/domain/logbook";
import { nextMailDay } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { appError, rateLimited } from "../../errors.ts";
import { lockAttendingMail, takeAttending } from "../confirmations/public.ts";
import { notify } from "../inbox/public.ts";
import { requestedAttending } from "../logbook/public.ts";
import { enqueueMails, takeInstitutionAllowance } from "../mail/public.ts";
import { mergeEntryInto } from "./list-entries.ts";

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
 * Replaces an entry by one with another address, like a merge, because the address of an entry never changes. Earlier records
 * keep asking the address that they asked. The entry is locked.
 */
export async function replaceEntry(tx: Tx, former: Former, entry: AttendingEntry): Promise<AttendingId> {
  // The former entry is removed first, because names and addresses are unique among the entries that are not removed.
  await sql`update attending set removed_at = now() where id = ${former.id}`.execute(tx);
  const { id } = await madeStatement.only(tx, former.customerId, entry);
  await mergeEntryInto(tx, "attending", former.id, id);
  return id;
}

const mostWriters = 5_000;

/** The index is read from author to author, not record by record. */
const writersStatement = statement(
  { userId: uuid<UserId>() },
  (entry: string) => sql`
    with recursive writer (user_id) as (
      select (
        select created_by from logbook_record record where ${requestedAttending} = ${entry}::uuid and confirmation is null
        order by created_by limit 1
      )
      union all
      select (
        select created_by from logbook_record record
        where ${requestedAttending} = ${entry}::uuid and confirmation is null and created_by > writer.user_id
        order by created_by limit 1
      ) from writer where writer.user_id is not null
    )
    select user_id as "userId" from writer where user_id is not null limit ${sql.lit(mostWriters)}`,
  ["00000000-0000-4000-8000-000000000000"],
);

type AddressChange = {
  readonly asked: string;
  readonly former: string | null;
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
  const writers = await writersStatement.rows(tx, asked);
  await notify(tx, {
    to: writers.map(({ userId }) => userId),
    kind: "attending_address_changed",
    cause: `attending-address:${asked}:${now}`,
    facts: { attending, hadAddress: former !== null },
    at: now,
  });
  if (former === null) return;
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
