import type { CustomerId, Instant } from "@cathedra/domain";
import { institutionMails, institutionMailsADay } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement, timestamp } from "../../db/statement.ts";
import { allowanceUsed, takeAllowance } from "./mail-allowance.ts";

/** The kinds of unrequested mails that an institution causes; each kind has its own limit. */
type InstitutionMails = "invitations" | "addresses" | "reminders";

const getSubject = (kind: InstitutionMails, customerId: CustomerId): string =>
  `${kind}-of-customer:${customerId}`;

const factsStatement = statement(
  { since: timestamp(), people: int(), used: int() },
  (kind: InstitutionMails, customerId: CustomerId, now: Instant) => sql`
    select customer.known_since as since, ${allowanceUsed(sql`${getSubject(kind, customerId)}`, now)} as used,
      (
        select count(*) from (
          select distinct member.user_id from customer_group
          join customer_group_member member on member.group_id = customer_group.id
          where customer_group.customer_id = customer.id and customer_group.removed_at is null
          limit ${institutionMails.maxPeople}
        ) person
      ) as people
    from customer where customer.id = ${customerId}`,
);

/** How many people an institution may mail today, and how many of them are left. */
export async function institutionAllowance(
  db: Db | Tx,
  kind: InstitutionMails,
  customerId: CustomerId,
  now: Instant,
): Promise<{ readonly most: number; readonly left: number }> {
  const { used, ...institution } = await factsStatement.only(db, kind, customerId, now);
  const most = institutionMailsADay(institution, now);
  return { most, left: Math.max(0, most - used) };
}

/**
 * Counts mails of an institution. If they would exceed the limit, nothing is counted, and the result is how many are left today.
 */
export async function takeInstitutionAllowance(
  tx: Tx,
  kind: InstitutionMails,
  {
    customerId,
    count,
    now,
  }: { readonly customerId: CustomerId; readonly count: number; readonly now: Instant },
): Promise<{ readonly isTaken: boolean; readonly left: number }> {
  const { most, left } = await institutionAllowance(tx, kind, customerId, now);
  return { isTaken: await takeAllowance(tx, getSubject(kind, customerId), { count, most, now }), left };
}
