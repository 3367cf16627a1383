import type { GroupId, Instant } from "@cathedra/domain";
import { type Actor, type GroupFacts, mayManageGroupInvitation } from "@cathedra/domain/access";
import type { GroupInviteCode } from "@cathedra/domain/groups";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { findOpenInvitation, insertInvitation, lockGroup, revokeInvitation } from "./invitation-queries.ts";
import { newGroupInviteCode } from "./new-code.ts";

export type ChangeInvitationDeps = { readonly db: Db; readonly clock: Clock };

/** Gives the group a new code; the former code is invalid from then on. The audit log does not contain the codes. */
export async function regenerateInvitation(
  { db, clock }: ChangeInvitationDeps,
  actor: Actor,
  groupId: GroupId,
): Promise<void> {
  await inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    await lockManagedGroup(tx, actor, groupId);
    const now = clock();
    const before = await revokeInvitation(tx, groupId, now);
    const after = await insertInvitation(tx, groupId, newGroupInviteCode(), actor.userId, now);
    await audit(tx, actor, "group.invitation_regenerated", String(groupId), {
      customer: { ofGroup: groupId },
      before: { invitationId: before },
      after: { invitationId: after },
    });
  });
}

/** Withdraws the group's code. A group without a code is unchanged. */
export async function withdrawInvitation(
  { db, clock }: ChangeInvitationDeps,
  actor: Actor,
  groupId: GroupId,
): Promise<void> {
  await inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    await lockManagedGroup(tx, actor, groupId);
    const before = await revokeInvitation(tx, groupId, clock());
    if (before === null) return;
    await audit(tx, actor, "group.invitation_revoked", String(groupId), {
      customer: { ofGroup: groupId },
      before: { invitationId: before },
    });
  });
}

/** Locks a group if the caller may see and replace its invitation; otherwise it is answered as missing. */
export async function lockManagedGroup(tx: Tx, actor: Actor, groupId: GroupId): Promise<GroupFacts> {
  const group = await lockGroup(tx, groupId);
  authorize(group === undefined ? "hidden" : mayManageGroupInvitation(actor, group));
  if (group === undefined) throw appError("NOT_FOUND");
  return group;
}

/** The code with which people can join the group now; an expired one is replaced. The caller must hold the group's lock. */
export async function openInvitation(
  tx: Tx,
  actor: Actor,
  groupId: GroupId,
  now: Instant,
): Promise<GroupInviteCode> {
  const open = await findOpenInvitation(tx, groupId, now);
  if (open !== undefined) return open;
  const code = newGroupInviteCode();
  const before = await revokeInvitation(tx, groupId, now);
  const after = await insertInvitation(tx, groupId, code, actor.userId, now);
  await audit(tx, actor, "group.invitation_regenerated", String(groupId), {
    customer: { ofGroup: groupId },
    before: { invitationId: before },
    after: { invitationId: after },
  });
  return code;
}
