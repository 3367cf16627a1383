import type { CustomerId, GroupId } from "@cathedra/domain";
import { type Actor, mayChangeGroup } from "@cathedra/domain/access";
import { nextVersion } from "@cathedra/domain/logbook";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { revokeInvitation } from "../groups/public.ts";
import { offerAgain, offerUndo, type UndoOffer } from "../undo/public.ts";
import { setRemoved } from "./group-queries.ts";
import { lockAdministeredGroup } from "./lock-administered-group.ts";
import { grantGroupCourses, removeFromGroup } from "./member-queries.ts";
import { groupRemoved, type RemovedGroup } from "./undo-group-removal.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

export type RemoveGroup = {
  readonly customerId: CustomerId;
  readonly groupId: GroupId;
  readonly retainsCourses: boolean;
};

/**
 * Deletes a group (9.049): its people are removed, its link is invalid, and its name becomes free. Its people lose its courses
 * or keep them (9.044). The row stays for logbook records that name it. A repeated request returns the same.
 */
export async function removeGroup(
  { db, clock }: Deps,
  actor: Actor,
  { customerId, groupId, retainsCourses }: RemoveGroup,
): Promise<UndoOffer | null> {
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    const group = await lockAdministeredGroup(tx, actor, groupId, mayChangeGroup);
    if (group.customerId !== customerId) throw appError("NOT_FOUND");
    const now = clock();
    const act = { kind: groupRemoved, subject: String(groupId) };
    if (group.removedAt !== null) {
      const offer = await offerAgain(tx, actor, act, now);
      if (offer === undefined) throw appError("NOT_FOUND");
      return offer;
    }
    const coursesKept = retainsCourses ? await grantGroupCourses(tx, groupId, now) : 0;
    const members = await removeFromGroup(tx, groupId);
    const invitationId = await revokeInvitation(tx, groupId, now);
    const modifiedAt = nextVersion(group.modifiedAt, now);
    await setRemoved(tx, groupId, now, { modifiedAt, modifiedBy: actor.userId });
    const data: RemovedGroup = {
      groupId,
      members: [...members],
      invitationId,
      keptAt: retainsCourses ? now : null,
    };
    const offer = await offerUndo(tx, actor, { ...act, data }, now);
    await audit(tx, actor, groupRemoved, String(groupId), {
      customer: customerId,
      people: members.map(({ user_id }) => user_id),
      before: { name: group.name, customerId, members: members.length },
      details: { retainsCourses, coursesKept },
    });
    return offer;
  });
}
