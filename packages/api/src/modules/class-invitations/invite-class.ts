import type { GroupId, Instant, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  classListLimits,
  type InviteResult,
  type JudgedPerson,
  judgePeople,
  type ListedPerson,
} from "@cathedra/domain/groups";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/face.ts";
import { lockManagedGroup } from "../groups/face.ts";
import { mailInvitations } from "./mail-invitations.ts";

export type InviteDeps = { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean };

/**
 * Invites a class from a list, and says of each row what became of it. In one transaction of so many statements, however long
 * the list is. The same list again finds everybody invited.
 */
export async function inviteClass(
  { db, clock, sendsMail }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  people: readonly ListedPerson[],
): Promise<readonly InviteResult[]> {
  const { people: max } = classListLimits;
  if (people.length > max) throw invalidInput([fieldError("people", "TOO_MANY", { max })]);
  const judged = judgePeople(people);
  return inTurn(db, [turn("group", groupId)], async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId);
    const now = clock();
    const standing = await standingOf(tx, groupId, judged);
    const results = judged.map((person) =>
      person.verdict === "ready" ? (standing.get(person.email) ?? "invited") : person.verdict,
    );
    const wanted = judged.filter((_, at) => results[at] === "invited");
    if (wanted.length === 0) return results;
    const added = await insertInvitees(tx, { groupId, invitedBy: actor.userId, now }, wanted);
    if (sendsMail) await mailInvitations(tx, actor, group, added, now);
    await audit(tx, actor, "group.class_invited", String(groupId), {
      customer: group.customerId,
      after: { invited: added.length, listed: people.length, mailed: sendsMail },
    });
    return results;
  });
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

/** Who of a list is in the group, or was invited before. */
async function standingOf(
  tx: Tx,
  groupId: GroupId,
  judged: readonly JudgedPerson[],
): Promise<ReadonlyMap<string, InviteResult>> {
  const emails = judged.filter(({ verdict }) => verdict === "ready").map(({ email }) => email);
  const rows = await standingStatement.rows(tx, groupId, emails);
  return new Map(rows.map(({ email, isMember }) => [email, isMember ? "alreadyMember" : "alreadyInvited"]));
}

const insertStatement = statement(
  { id: int(), email: text(), firstName: text(), times: int() },
  (
    { groupId, invitedBy, now }: { groupId: GroupId; invitedBy: UserId; now: Instant },
    people: readonly ListedPerson[],
  ) => sql`
    insert into group_invitee (group_id, email, first_name, last_name, invited_by, invited_at, asked_at)
    select ${groupId}::int, email, "firstName", "lastName", ${invitedBy}::uuid, ${toTimestamp(now)}, ${toTimestamp(now)}
    from json_to_recordset(${JSON.stringify(people)}::json)
      as given (email text, "firstName" text, "lastName" text)
    returning id, email, first_name as "firstName", times`,
);

function insertInvitees(
  tx: Tx,
  by: { readonly groupId: GroupId; readonly invitedBy: UserId; readonly now: Instant },
  people: readonly ListedPerson[],
) {
  return insertStatement.rows(tx, by, people);
}
