import type { GroupId, Instant } from "@cathedra/domain";
import { instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { classListLimits } from "@cathedra/domain/groups";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import { int, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { invalidInput } from "../../errors.ts";
import { audit } from "../audit/face.ts";
import { lockManagedGroup } from "../groups/face.ts";
import type { InviteDeps } from "./invite-class.ts";
import { inviteeFacts } from "./invitee-facts.ts";
import { mailInvitations } from "./mail-invitations.ts";

const againStatement = statement(
  { id: int(), email: text(), firstName: text(), times: int() },
  (groupId: GroupId, ids: readonly number[], now: Instant) => sql`
    update group_invitee set times = group_invitee.times + 1, asked_at = ${toTimestamp(now)}
    from (${inviteeFacts(groupId)}) invitee
    where group_invitee.id = invitee.id and invitee.id = any(${ids}::int[]) and invitee.status <> 'joined'
      and invitee.asked_at <= ${toTimestamp(instant(now - classListLimits.pauseMs))}
    returning group_invitee.id, group_invitee.email, group_invitee.first_name as "firstName", group_invitee.times`,
);

/** Mails those who have not joined again, at the earliest an hour after the last time. Answers with how many. */
export async function inviteAgain(
  { db, clock, sendsMail }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  ids: readonly number[],
): Promise<number> {
  checkCount(ids);
  return inTurn(db, [turn("group", groupId)], async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId);
    if (!sendsMail) return 0;
    const now = clock();
    const again = await againStatement.rows(tx, groupId, ids, now);
    if (again.length === 0) return 0;
    await mailInvitations(tx, actor, group, again, now);
    await audit(tx, actor, "group.invited_again", String(groupId), {
      customer: group.customerId,
      after: { invited: again.length },
    });
    return again.length;
  });
}

/** Takes people off the list of those who were invited. Answers with how many; those who are off it already do not count. */
export async function forgetInvitees(
  { db }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  ids: readonly number[],
): Promise<number> {
  checkCount(ids);
  return inTurn(db, [turn("group", groupId)], async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId);
    const { numDeletedRows } = await tx
      .deleteFrom("group_invitee")
      .where("group_id", "=", groupId)
      .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
      .executeTakeFirst();
    const count = Number(numDeletedRows);
    if (count > 0)
      await audit(tx, actor, "group.invitees_forgotten", String(groupId), {
        customer: group.customerId,
        before: { count },
      });
    return count;
  });
}

function checkCount(ids: readonly number[]): void {
  const { people: max } = classListLimits;
  if (ids.length > max) throw invalidInput([fieldError("inviteeIds", "TOO_MANY", { max })]);
}
