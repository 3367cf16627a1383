import type { GroupId, Instant, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type CheckedPerson,
  checkClassList,
  classListLimits,
  type InviteResult,
  type ListedPerson,
} from "@cathedra/domain/groups";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, int, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { lockManagedGroup } from "../groups/public.ts";
import { recipientHash } from "../mail/public.ts";
import { mailInvitations, type Withheld } from "./mail-invitations.ts";

/** The result of each row of a list, and when people who were mailed recently can be mailed again. */
export type InvitedClass = {
  readonly results: readonly InviteResult[];
  readonly againFrom: readonly (Instant | null)[];
};

export type InviteDeps = { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean };

/**
 * Invites a class from a list and returns the result of each row. It is one transaction with a fixed number of statements,
 * however long the list is. Repeating the same list finds everyone invited.
 */
export async function inviteClass(
  { db, clock, sendsMail }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  people: readonly ListedPerson[],
): Promise<InvitedClass> {
  const { people: max } = classListLimits;
  if (people.length > max) throw invalidInput([fieldError("people", "TOO_MANY", { max })]);
  const judged = checkClassList(people);
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId);
    const now = clock();
    const statuses = await inviteeStatuses(tx, groupId, judged);
    const results = judged.map((person) =>
      person.verdict === "ready" ? (statuses.get(person.email) ?? "invited") : person.verdict,
    );
    const toInvite = judged.filter((_, at) => results[at] === "invited");
    if (toInvite.length === 0) return { results, againFrom: results.map(() => null) };
    const added = await insertInvitees(tx, { groupId, invitedBy: actor.userId, now }, toInvite);
    const withheld = sendsMail ? await mailInvitations(tx, actor, group, added, now) : nobody;
    await markWithheld(tx, groupId, [...withheld.keys()]);
    await audit(tx, actor, "group.class_invited", String(groupId), {
      customer: group.customerId,
      after: {
        invited: added.length,
        listed: people.length,
        mailed: sendsMail ? added.length - withheld.size : 0,
      },
    });
    const toRefusal = new Map(added.map(({ id, email }) => [email, withheld.get(id)]));
    const refusals = judged.map(({ email }, at) =>
      results[at] === "invited" ? toRefusal.get(email) : undefined,
    );
    return {
      results: results.map((result, at) => refusals[at]?.code ?? result),
      againFrom: refusals.map((refusal) => (refusal?.code === "writtenLately" ? refusal.from : null)),
    };
  });
}

const nobody: Withheld = new Map();

async function markWithheld(tx: Tx, groupId: GroupId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("group_invitee")
    .set({ is_withheld: true })
    .where("group_id", "=", groupId)
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}

const standingStatement = statement(
  { email: text(), isMember: bool() },
  (groupId: GroupId, emails: readonly string[]) => sql`
    select given.email, member.user_id is not null as "isMember"
    from unnest(${emails}::text[]) as given (email)
    left join group_invitee invitee on invitee.group_id = ${groupId} and invitee.email = given.email
    left join lateral (
      select member.user_id from app_user person
      join customer_group_member member on member.user_id = person.id and member.group_id = ${groupId}
      where lower(person.email) = given.email and person.email_verified limit 1
    ) member on true
    where member.user_id is not null or invitee.id is not null`,
);

/** The status of each person of a list: in the group, invited before, or new. */
async function inviteeStatuses(
  tx: Tx,
  groupId: GroupId,
  judged: readonly CheckedPerson[],
): Promise<ReadonlyMap<string, InviteResult>> {
  const emails = judged.filter(({ verdict }) => verdict === "ready").map(({ email }) => email);
  const rows = await standingStatement.rows(tx, groupId, emails);
  return new Map(rows.map(({ email, isMember }) => [email, isMember ? "alreadyMember" : "alreadyInvited"]));
}

const insertStatement = statement(
  { id: int(), email: text(), times: int() },
  (
    { groupId, invitedBy, now }: { groupId: GroupId; invitedBy: UserId; now: Instant },
    people: readonly (ListedPerson & { readonly recipient: string })[],
  ) => sql`
    insert into group_invitee (group_id, email, first_name, last_name, invited_by, invited_at, asked_at, recipient)
    select ${groupId}::int, email, "firstName", "lastName", ${invitedBy}::uuid, ${toTimestamp(now)}, ${toTimestamp(now)},
      recipient
    from json_to_recordset(${JSON.stringify(people)}::json)
      as given (email text, "firstName" text, "lastName" text, recipient text)
    returning id, email, times`,
);

function insertInvitees(
  tx: Tx,
  by: { readonly groupId: GroupId; readonly invitedBy: UserId; readonly now: Instant },
  people: readonly ListedPerson[],
) {
  return insertStatement.rows(
    tx,
    by,
    people.map((person) => ({ ...person, recipient: recipientHash(person.email) })),
  );
}
