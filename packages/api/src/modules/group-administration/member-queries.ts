import type { GroupId, Instant, UserId } from "@cathedra/domain";
import type { GroupRole } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";

/** A removed row of `customer_group_member`, by column, from which it can be restored. */
export type MemberRow = {
  readonly user_id: UserId;
  readonly group_id: GroupId;
  readonly role: GroupRole;
};

const takeOutStatement = statement(
  { members: json<readonly MemberRow[]>() },
  (groupId: GroupId, role: GroupRole | null, userId: UserId | null) => sql`
    with gone as (
      delete from customer_group_member
      where group_id = ${groupId} and (${role}::text is null or role = ${role})
        and (${userId}::uuid is null or user_id = ${userId})
      returning *
    )
    select coalesce(json_agg(gone order by user_id), '[]') as members from gone`,
  [1 as GroupId, null, null],
);

/** Removes people from a group, optionally only those in one role, and returns their former rows. */
export async function removeFromGroup(
  tx: Tx,
  groupId: GroupId,
  { role = null, userId = null }: { readonly role?: GroupRole | null; readonly userId?: UserId | null } = {},
): Promise<readonly MemberRow[]> {
  return (await takeOutStatement.only(tx, groupId, role, userId)).members;
}

/** Restores the membership of people who are no longer in the group and still exist. */
export async function restoreToGroup(tx: Tx, members: readonly MemberRow[]): Promise<void> {
  await sql`
    insert into customer_group_member
    select member.* from json_populate_recordset(null::customer_group_member, ${JSON.stringify(members)}::json) member
    where exists (select from app_user where app_user.id = member.user_id)
    on conflict do nothing`.execute(tx);
}

/** Grants the people of a group the group's courses that its account may use now. Existing grants are not changed. */
export async function grantGroupCourses(tx: Tx, groupId: GroupId, now: Instant): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into course_grant (user_id, course_id, source, group_id, granted_at)
    select member.user_id, given.course_id, 'kept', ${groupId}, ${toTimestamp(now)}
    from customer_group
    join group_course given on given.group_id = customer_group.id
    join customer_group_member member on member.group_id = customer_group.id
    where customer_group.id = ${groupId}
      and ${mayUseCourse(sql`customer_group.customer_id`, sql`given.course_id`)}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes the grants that `grantGroupCourses` wrote at that instant. */
export async function dropKeptCourses(tx: Tx, groupId: GroupId, keptAt: Instant): Promise<void> {
  await sql`
    delete from course_grant
    where group_id = ${groupId} and source = 'kept' and granted_at = ${toTimestamp(keptAt)}`.execute(tx);
}

/** Opens the invitation again that was withdrawn, unless another one is open. */
export async function reopenInvitation(tx: Tx, groupId: GroupId, id: string): Promise<void> {
  await sql`
    update group_invitation set revoked_at = null
    where id = ${id} and not exists (
      select from group_invitation other where other.group_id = ${groupId} and other.revoked_at is null
    )`.execute(tx);
}
