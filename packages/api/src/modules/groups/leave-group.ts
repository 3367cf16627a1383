import type { GroupId } from "@cathedra/domain";
import { type Actor, checkLeaving } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { deleteMember, lockGroup, membershipStatus } from "./invitation-queries.ts";

/** Takes the caller out of a group (13.028). Records stay with their creator and the group. */
export async function leaveGroup({ db }: { readonly db: Db }, actor: Actor, groupId: GroupId): Promise<void> {
  await inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    await lockGroup(tx, groupId);
    const membership = await membershipStatus(tx, groupId, actor.userId);
    const refusal = checkLeaving(membership);
    // A person who is not a member gets the same answer as for a group that does not exist.
    if (refusal === "NOT_A_MEMBER") throw appError("NOT_FOUND");
    if (refusal === "LAST_ADMIN") throw appError("LAST_ADMIN");
    await deleteMember(tx, groupId, actor.userId);
    await audit(tx, actor, "group.left", String(groupId), {
      customer: { ofGroup: groupId },
      before: { role: membership.role },
    });
  });
}
