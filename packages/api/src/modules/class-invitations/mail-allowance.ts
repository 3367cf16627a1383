import type { CustomerId, Instant } from "@cathedra/domain";
import { institutionMails, institutionMailsADay } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement, timestamp } from "../../db/statement.ts";
import { allowanceUsed } from "../mail/public.ts";

/** Whose mails of a day are counted together: those to the classes of one account. */
export function allowanceOf(customerId: CustomerId): string {
  return `invitations-of-customer:${customerId}`;
}

const factsStatement = statement(
  { since: timestamp(), people: int(), used: int() },
  (customerId: CustomerId, now: Instant) => sql`
    select customer.known_since as since, ${allowanceUsed(sql`${allowanceOf(customerId)}`, now)} as used,
      (
        select count(*) from (
          select distinct member.user_id from customer_group
          join customer_group_member member on member.group_id = customer_group.id
          where customer_group.customer_id = customer.id and customer_group.removed_at is null
          limit ${institutionMails.mostPeople}
        ) person
      ) as people
    from customer where customer.id = ${customerId}`,
);

/** How many people an account may mail today, and how many of them are left. */
export async function mailAllowance(
  db: Db | Tx,
  customerId: CustomerId,
  now: Instant,
): Promise<{ readonly most: number; readonly left: number }> {
  const { used, ...institution } = await factsStatement.only(db, customerId, now);
  const most = institutionMailsADay(institution, now);
  return { most, left: Math.max(0, most - used) };
}
