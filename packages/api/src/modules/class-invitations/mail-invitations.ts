import type { CustomerId, GroupId, Instant, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { classListLimits } from "@cathedra/domain/groups";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, statement, text, uuid } from "../../db/statement.ts";
import { tooManyInvitations } from "../../errors.ts";
import { openInvitation } from "../groups/face.ts";
import { notify } from "../inbox/face.ts";
import { allowanceLeft, enqueueMails, takeAllowance } from "../mail/face.ts";
import { allowanceOf } from "./allowance-of.ts";

/** Somebody who is mailed for so many times. */
export type MailedInvitee = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly times: number;
};

type ManagedGroup = { readonly id: GroupId; readonly customerId: CustomerId };

const namesStatement = statement(
  { groupName: text(), customerName: text(), inviter: text() },
  (groupId: GroupId, userId: UserId) => sql`
    select customer_group.name as "groupName", customer.name as "customerName",
      coalesce((select trim(first_name || ' ' || last_name) from app_user where id = ${userId}), '') as inviter
    from customer_group join customer on customer.id = customer_group.customer_id
    where customer_group.id = ${groupId}`,
);

/**
 * Mails the group's open invitation to each, and makes one where there is none. The caller has the group's lock; the account's
 * mails of the day are counted after it.
 */
export async function mailInvitations(
  tx: Tx,
  actor: Actor,
  { id: groupId, customerId }: ManagedGroup,
  invitees: readonly MailedInvitee[],
  now: Instant,
): Promise<void> {
  const subject = allowanceOf(customerId);
  const { customerADay: most } = classListLimits;
  if (!(await takeAllowance(tx, subject, { count: invitees.length, most, now }))) {
    const { left } = await leftStatement.only(tx, subject, most, now);
    throw tooManyInvitations(left);
  }
  const code = await openInvitation(tx, actor, groupId, now);
  const names = await namesStatement.only(tx, groupId, actor.userId);
  await enqueueMails(
    tx,
    invitees.map(({ id, email, firstName, times }) => ({
      kind: "groupInvitation",
      cause: `group-invitation:${id}:${times}`,
      to: email,
      facts: { code, ...names, firstName },
    })),
    now,
  );
  const known = await knownStatement.rows(
    tx,
    invitees.map(({ email }) => email),
  );
  await notify(tx, {
    to: known.map(({ userId }) => userId),
    kind: "invitation",
    cause: `group-invitation:${groupId}:${now}`,
    facts: { groupId, group: names.groupName, customer: names.customerName, inviter: names.inviter, code },
  });
}

/** Those of these addresses who are somebody here, by an address that is seen to be theirs. */
const knownStatement = statement(
  { userId: uuid<UserId>() },
  (emails: readonly string[]) => sql`
    select person.id as "userId" from json_array_elements_text(${JSON.stringify(emails)}::json) given (email)
    join app_user person on lower(person.email) = given.email and person.email_verified`,
);

const leftStatement = statement(
  { left: int() },
  (subject: string, most: number, now: Instant) =>
    sql`select ${allowanceLeft(sql`${subject}`, most, now)} as "left"`,
);
