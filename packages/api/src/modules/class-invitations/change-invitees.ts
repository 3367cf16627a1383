import { type GroupId, type Instant, instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { classListLimits } from "@cathedra/domain/groups";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { int, statement, text } from "../../db/statement.ts";
import { invalidInput } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { lockManagedGroup } from "../groups/public.ts";
import type { InviteDeps } from "./invite-class.ts";
import { inviteesWithStatus } from "./invitees-with-status.ts";
import { mailInvitations } from "./mail-invitations.ts";

/**
 * Invitees who have not joined, with the instants at which they were mailed, including mails for lists of the previous version.
 */
const notJoinedStatement = statement(
  { id: int(), email: text(), times: int() },
  (groupId: GroupId, ids: readonly number[]) => sql`
    select invitee.id, invitee.email, invitee.times + 1 as times from (${inviteesWithStatus(groupId)}) invitee
    where invitee.id = any(${ids}::int[]) and invitee.status <> 'joined' order by invitee.id`,
);

/** How many people were mailed again. `againFrom` is the first instant at which recently mailed people can be mailed again. */
export type InvitedAgain = { readonly count: number; readonly againFrom: Instant | null };

/** Mails invitees who have not joined again, each with a new link that replaces the former one. */
export async function inviteAgain(
  { db, clock, sendsMail }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  ids: readonly number[],
): Promise<InvitedAgain> {
  checkCount(ids);
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId);
    if (!sendsMail) return { count: 0, againFrom: null };
    const now = clock();
    const notJoined = await notJoinedStatement.rows(tx, groupId, ids);
    const withheld = await mailInvitations(tx, actor, group, notJoined, now);
    const count = notJoined.length - withheld.size;
    if (count > 0)
      await audit(tx, actor, "group.invited_again", String(groupId), {
        customer: group.customerId,
        after: { invited: count },
      });
    const later = [...withheld.values()].flatMap((refusal) =>
      refusal.code === "writtenLately" ? [refusal.from] : [],
    );
    return { count, againFrom: later.length === 0 ? null : instant(Math.min(...later)) };
  });
}

/** Removes people from the list of invitees and returns how many were removed; people who are no longer on it do not count. */
export async function forgetInvitees(
  { db }: InviteDeps,
  actor: Actor,
  groupId: GroupId,
  ids: readonly number[],
): Promise<number> {
  checkCount(ids);
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
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
