import type { GroupId } from "@cathedra/domain";
import { type Actor, mayManageGroupInvitation } from "@cathedra/domain/access";
import type { Db, Tx } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/face.ts";
import { insertInvitation, lockGroup, revokeInvitation } from "./invitation-queries.ts";
import { newGroupInviteCode } from "./new-code.ts";

export type ChangeInvitationDeps = { readonly db: Db; readonly clock: Clock };

/** Gives the group a new code; the former one is dead from now on. The codes themselves are not written down. */
export async function regenerateInvitation(
  { db, clock }: ChangeInvitationDeps,
  actor: Actor,
  groupId: GroupId,
): Promise<void> {
  await inTurn(db, [turn("group", groupId)], async (tx) => {
    await lockManaged(tx, actor, groupId);
    const now = clock();
    const before = await revokeInvitation(tx, groupId, now);
    const after = await insertInvitation(tx, groupId, newGroupInviteCode(), actor.userId, now);
    await audit(tx, actor, "group.invitation_regenerated", String(groupId), {
      before: { invitationId: before },
      after: { invitationId: after },
    });
  });
}

/** Withdraws the group's code. A group without one stays as it is. */
export async function withdrawInvitation(
  { db, clock }: ChangeInvitationDeps,
  actor: Actor,
  groupId: GroupId,
): Promise<void> {
  await inTurn(db, [turn("group", groupId)], async (tx) => {
    await lockManaged(tx, actor, groupId);
    const before = await revokeInvitation(tx, groupId, clock());
    if (before === null) return;
    await audit(tx, actor, "group.invitation_revoked", String(groupId), { before: { invitationId: before } });
  });
}

async function lockManaged(tx: Tx, actor: Actor, groupId: GroupId): Promise<void> {
  const group = await lockGroup(tx, groupId);
  const decision = group === undefined ? "hidden" : mayManageGroupInvitation(actor, group);
  if (decision === "hidden") throw appError("NOT_FOUND");
  if (decision === "forbidden") throw appError("FORBIDDEN");
}
