import { type CustomerId, type GroupId, type Instant, instant, type UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { personalInvitationMs } from "@cathedra/domain/groups";
import { nextMailDay, type RecipientRefusal } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { tooManyInvitations } from "../../errors.ts";
import { newGroupInviteCode, openInvitation, personalCodeHash } from "../groups/public.ts";
import { notify } from "../inbox/public.ts";
import { enqueueMails, takeInstitutionAllowance, takeRecipients } from "../mail/public.ts";

/** A person to be mailed, and how many times they have been mailed before. */
export type MailedInvitee = { readonly id: number; readonly email: string; readonly times: number };

type ManagedGroup = { readonly id: GroupId; readonly customerId: CustomerId };

/** Why invitees are not mailed, by the number of the invitee. An invitee who is not in it has been mailed. */
export type Withheld = ReadonlyMap<number, RecipientRefusal>;

/**
 * Mails a personal link to each invitee, which replaces their former one, except for people who were mailed recently or have
 * unsubscribed. The caller holds the group's lock; the locks of recipients and of the account's daily number of mails come
 * after it.
 */
export async function mailInvitations(
  tx: Tx,
  actor: Actor,
  { id: groupId, customerId }: ManagedGroup,
  invitees: readonly MailedInvitee[],
  now: Instant,
): Promise<Withheld> {
  const outcomes = await takeRecipients(
    tx,
    invitees.map(({ email }) => email),
    now,
  );
  const withheld = new Map<number, RecipientRefusal>();
  const mailed = invitees.flatMap((invitee) => {
    const outcome = outcomes.get(invitee.email);
    if (outcome?.isAllowed === true)
      return [{ ...invitee, code: newGroupInviteCode(), stopKey: outcome.stopKey }];
    if (outcome !== undefined) withheld.set(invitee.id, outcome.refusal);
    return [];
  });
  if (mailed.length === 0) return withheld;
  const allowance = { customerId, count: mailed.length, now };
  const { isTaken, left } = await takeInstitutionAllowance(tx, "invitations", allowance);
  if (!isTaken) throw tooManyInvitations(left, nextMailDay(now));
  await writeTokens(
    tx,
    groupId,
    mailed.map(({ id, times, code }) => ({ id, times, hash: personalCodeHash(code) })),
    now,
  );
  const { customerName } = await customerStatement.only(tx, customerId);
  await enqueueMails(
    tx,
    mailed.map(({ id, email, times, code, stopKey }) => ({
      kind: "groupInvitation",
      cause: `group-invitation:${id}:${times}`,
      to: email,
      facts: { code, customerName, stopKey },
    })),
    now,
  );
  const known = await knownStatement.rows(
    tx,
    mailed.map(({ email }) => email),
  );
  if (known.length > 0)
    await notify(tx, {
      to: known.map(({ userId }) => userId),
      kind: "invitation",
      cause: `group-invitation:${groupId}:${now}`,
      facts: { groupId, customer: customerName, code: await openInvitation(tx, actor, groupId, now) },
    });
  return withheld;
}

/** Only hashes are stored: the links themselves are in the mails. */
async function writeTokens(
  tx: Tx,
  groupId: GroupId,
  tokens: readonly { readonly id: number; readonly times: number; readonly hash: string }[],
  now: Instant,
): Promise<void> {
  await sql`
    update group_invitee set times = given.times, asked_at = ${toTimestamp(now)}, is_withheld = false,
      token_hash = given.hash, token_used_at = null,
      token_expires_at = ${toTimestamp(instant(now + personalInvitationMs))}
    from json_to_recordset(${JSON.stringify(tokens)}::json) as given (id int, times int, hash text)
    where group_invitee.id = given.id and group_invitee.group_id = ${groupId}`.execute(tx);
}

const customerStatement = statement(
  { customerName: text() },
  (customerId: CustomerId) => sql`select name as "customerName" from customer where id = ${customerId}`,
);

/** The people among these addresses who have an account with that verified address. */
const knownStatement = statement(
  { userId: uuid<UserId>() },
  (emails: readonly string[]) => sql`
    select person.id as "userId" from json_array_elements_text(${JSON.stringify(emails)}::json) given (email)
    join app_user person on lower(person.email) = given.email and person.email_verified`,
);
