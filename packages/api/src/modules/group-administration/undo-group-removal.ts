import { type GroupId, type Instant, instant, type UserId } from "@cathedra/domain";
import { groupRoles, mayChangeGroup, mayRemoveMember } from "@cathedra/domain/access";
import { nextVersion } from "@cathedra/domain/logbook";
import * as v from "valibot";
import { lockKey } from "../../db/locked-transaction.ts";
import { undoNotPossible } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import type { UndoKind } from "../undo/public.ts";
import { setRemoved } from "./group-queries.ts";
import { lockAdministeredGroup } from "./lock-administered-group.ts";
import { dropKeptCourses, reopenInvitation, restoreToGroup } from "./member-queries.ts";

export const groupRemoved = "group.removed";
export const usersRemoved = "group.users_removed";

const groupId = v.custom<GroupId>((value) => Number.isInteger(value));
/** Columns that are added to the table later are preserved too. */
const member = v.looseObject({
  user_id: v.custom<UserId>((value) => typeof value === "string"),
  group_id: groupId,
  role: v.picklist(groupRoles),
});
const removedGroup = v.object({
  groupId,
  members: v.array(member),
  invitationId: v.nullable(v.string()),
  /** When the people of the group were granted its courses; null if they were not. */
  keptAt: v.nullable(
    v.pipe(
      v.number(),
      v.transform((at): Instant => instant(at)),
    ),
  ),
});
const removedUsers = v.object({ groupId, members: v.array(member) });

export type RemovedGroup = v.InferInput<typeof removedGroup>;
export type RemovedUsers = v.InferInput<typeof removedUsers>;

/** Restores a deleted group with its people, its link and their courses. */
const ofGroup: UndoKind = {
  kind: groupRemoved,
  read: (data) => {
    const { groupId: id, members, invitationId, keptAt } = v.parse(removedGroup, data);
    return {
      lockKeys: [lockKey("group", id)],
      run: async ({ tx, actor, now }) => {
        const group = await lockAdministeredGroup(tx, actor, id, mayChangeGroup);
        const modifiedAt = nextVersion(group.modifiedAt, now);
        await setRemoved(tx, id, null, { modifiedAt, modifiedBy: actor.userId });
        await restoreToGroup(tx, members);
        if (invitationId !== null) await reopenInvitation(tx, id, invitationId);
        if (keptAt !== null) await dropKeptCourses(tx, id, keptAt);
        await audit(tx, actor, "group.restored", String(id), {
          customer: group.customerId,
          people: members.map(({ user_id }) => user_id),
          after: { members: members.length },
        });
      },
    };
  },
  obstacles: { unique_group_names: "GROUP_NAME_TAKEN" },
};

/** Restores removed people to a group, beside people who have joined it since. */
const ofUsers: UndoKind = {
  kind: usersRemoved,
  read: (data) => {
    const { groupId: id, members } = v.parse(removedUsers, data);
    return {
      lockKeys: [lockKey("group", id)],
      run: async ({ tx, actor }) => {
        const group = await lockAdministeredGroup(tx, actor, id, mayRemoveMember);
        if (group.removedAt !== null) throw undoNotPossible("GROUP_REMOVED");
        await restoreToGroup(tx, members);
        await audit(tx, actor, "group.users_restored", String(id), {
          customer: group.customerId,
          people: members.map(({ user_id }) => user_id),
          after: { members: members.length },
        });
      },
    };
  },
};

/** The undo operations of groups. */
export const groupUndos: readonly UndoKind[] = [ofGroup, ofUsers];
