import type { CustomerId, GroupId, Instant, UserId } from "@cathedra/domain";
import type { GroupRole } from "@cathedra/domain/access";
import { type GroupInviteCode, type InvitationFacts, parseGroupInviteCode } from "@cathedra/domain/groups";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, float, floats, int, json, nullable, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { type CodeSubjects, type WrongCodeColumns, wrongCodes } from "../invite-codes/public.ts";
import { personalCodeHash } from "./new-code.ts";

/** An invitation of a group or of one invitee: it has exactly one of the two ids. */
export type FoundInvitation = InvitationFacts & {
  readonly id: string | null;
  readonly inviteeId: number | null;
  readonly groupId: GroupId;
};

export type InvitationSearch = {
  readonly invitation: FoundInvitation | undefined;
  readonly isMember: boolean;
  readonly wrongCodes: WrongCodeColumns;
};

/**
 * Locks the group of a code, as every change of its people or invitation does. An invalid code takes the same path as an
 * unknown one.
 */
export async function lockGroupOfCode(tx: Tx, code: GroupInviteCode | undefined): Promise<void> {
  await sql`
    select from customer_group where id = coalesce(
      (select group_id from group_invitation where code = ${code ?? ""}),
      (select group_id from group_invitee where token_hash = ${computeHash(code)})
    ) for no key update`.execute(tx);
}

/** Hashes any text, so that an invalid code takes as long as a valid one. */
function computeHash(code: GroupInviteCode | undefined): string {
  return personalCodeHash(code ?? ("" as GroupInviteCode));
}

const findInvitationStatement = statement(
  {
    byUser: floats(),
    lastOfAddress: nullable(float()),
    invitation: nullable(json<FoundInvitation>()),
    isMember: bool(),
  },
  (
    code: GroupInviteCode | undefined,
    hash: string,
    userId: UserId,
    subjects: CodeSubjects,
    now: Instant,
  ) => sql`
    with found as (
      select id, null::int as invitee_id, group_id, revoked_at is not null as is_revoked, expires_at, max_uses, uses,
        null::text as meant_for
      from group_invitation where code = ${code ?? ""}
      union all
      -- A personal one goes with its group, and with its row of the list.
      select null, invitee.id, invitee.group_id, customer_group.removed_at is not null, invitee.token_expires_at, 1,
        (invitee.token_used_at is not null)::int, invitee.email
      from group_invitee invitee join customer_group on customer_group.id = invitee.group_id
      where invitee.token_hash = ${hash}
    )
    select
      (
        select json_build_object(
          'id', id, 'inviteeId', invitee_id, 'groupId', group_id, 'isRevoked', is_revoked,
          'expiresAt', extract(epoch from expires_at)::float8 * 1000, 'maxUses', max_uses, 'uses', uses,
          'meantFor', meant_for
        ) from found
      ) as invitation,
      exists (
        select from customer_group_member member join found using (group_id) where member.user_id = ${userId}
      ) as "isMember",
      ${wrongCodes(subjects, now)}`,
);

/**
 * The facts that decide whether a code is accepted; read under the lock of its group, in a statement that begins after the lock
 * was acquired.
 */
export async function findInvitation(
  tx: Tx,
  code: GroupInviteCode | undefined,
  userId: UserId,
  subjects: CodeSubjects,
  now: Instant,
): Promise<InvitationSearch> {
  const row = await findInvitationStatement.first(tx, code, computeHash(code), userId, subjects, now);
  if (row === undefined) throw new Error("a statement without a table has answered with no row");
  return { invitation: row.invitation ?? undefined, isMember: row.isMember, wrongCodes: row };
}

/** Counts the use and adds the person as a learner; false if they joined in the meantime, or all uses are used up. */
export async function joinGroup(
  tx: Tx,
  { id, inviteeId }: Pick<FoundInvitation, "id" | "inviteeId">,
  userId: UserId,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with of_group as (
      update group_invitation set uses = uses + 1
      where id = ${id} and revoked_at is null and (max_uses is null or uses < max_uses)
      returning group_id
    ), personal as (
      update group_invitee set token_used_at = ${toTimestamp(now)}
      where id = ${inviteeId} and token_used_at is null
      returning group_id
    ), used as (
      select group_id from of_group union all select group_id from personal
    )
    insert into customer_group_member (group_id, user_id, role, accepted_at)
    select group_id, ${userId}, 'learner', ${toTimestamp(now)} from used on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

const lockGroupStatement = statement(
  { id: int<GroupId>(), customerId: int<CustomerId>() },
  (groupId: GroupId) => sql`
    select id, customer_id as "customerId" from customer_group
    where id = ${groupId} and removed_at is null for no key update`,
);

/** Locks a group against concurrent changes of its people or its invitation. */
export async function lockGroup(
  tx: Tx,
  groupId: GroupId,
): Promise<{ readonly id: GroupId; readonly customerId: CustomerId } | undefined> {
  return lockGroupStatement.first(tx, groupId);
}

const standingInStatement = statement(
  { role: nullable(text<GroupRole>()), admins: int(), members: int() },
  (userId: UserId, groupId: GroupId) => sql`
    select max(role) filter (where user_id = ${userId}) as role,
      count(*) filter (where role = 'admin') as admins, count(*) as members
    from customer_group_member where group_id = ${groupId}`,
);

export async function membershipStatus(
  tx: Tx,
  groupId: GroupId,
  userId: UserId,
): Promise<{ readonly role: GroupRole | null; readonly admins: number; readonly members: number }> {
  const rows = await standingInStatement.rows(tx, userId, groupId);
  return rows[0] ?? { role: null, admins: 0, members: 0 };
}

export async function deleteMember(tx: Tx, groupId: GroupId, userId: UserId): Promise<void> {
  await tx
    .deleteFrom("customer_group_member")
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .execute();
}

/** Withdraws the group's open invitation and returns its id. */
export async function revokeInvitation(tx: Tx, groupId: GroupId, now: Instant): Promise<string | null> {
  const revoked = await tx
    .updateTable("group_invitation")
    .set({ revoked_at: toTimestamp(now) })
    .where("group_id", "=", groupId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked?.id ?? null;
}

/** The code of the group's invitation that anyone who has the code can still accept. */
export async function findOpenInvitation(
  tx: Tx,
  groupId: GroupId,
  now: Instant,
): Promise<GroupInviteCode | undefined> {
  const found = await tx
    .selectFrom("group_invitation")
    .select("code")
    .where("group_id", "=", groupId)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", toTimestamp(now))]))
    .where((eb) => eb.or([eb("max_uses", "is", null), eb("uses", "<", eb.ref("max_uses"))]))
    .executeTakeFirst();
  return found === undefined ? undefined : parseGroupInviteCode(found.code);
}

export async function insertInvitation(
  tx: Tx,
  groupId: GroupId,
  code: GroupInviteCode,
  createdBy: UserId,
  now: Instant,
): Promise<string> {
  const { id } = await tx
    .insertInto("group_invitation")
    .values({ group_id: groupId, code, created_by: createdBy, created_at: toTimestamp(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
