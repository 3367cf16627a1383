import type { AssignmentId, GroupId, Instant } from "@cathedra/domain";
import { type Actor, mayManageAssignments } from "@cathedra/domain/access";
import * as v from "valibot";
import type { Tx } from "../../db/database.ts";
import { lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { offerAgain, offerUndo, type UndoKind, type UndoOffer } from "../undo/public.ts";
import { lockAssignment, lockGroup } from "./assignment-queries.ts";
import { inLockOfAssignment } from "./change-assignment.ts";
import type { AssignmentDeps } from "./create-assignment.ts";

const withdrawn = "group.assignment_withdrawn";

const withdrawnData = v.object({
  assignmentId: v.custom<AssignmentId>((value) => Number.isInteger(value)),
  groupId: v.custom<GroupId>((value) => Number.isInteger(value)),
});

/** Withdraws an assignment; a repeated request, after a lost answer, gets the same answer. */
export async function withdrawAssignment(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  id: AssignmentId,
): Promise<UndoOffer> {
  return inLockOfAssignment(db, actor, id, async (tx, { groupId, withdrawnAt }) => {
    const now = clock();
    const act = { kind: withdrawn, subject: String(id) };
    if (withdrawnAt !== null) {
      const offer = await offerAgain(tx, actor, act, now);
      if (offer === undefined) throw appError("NOT_FOUND");
      return offer;
    }
    await setWithdrawn(tx, id, now);
    await audit(tx, actor, withdrawn, String(groupId), {
      customer: { ofGroup: groupId },
      before: { assignmentId: id },
    });
    return offerUndo(tx, actor, { ...act, data: { assignmentId: id, groupId } }, now);
  });
}

/** Restores a withdrawn assignment, with its people and their completions. */
export const assignmentUndo: UndoKind = {
  kind: withdrawn,
  read: (data) => {
    const { assignmentId, groupId } = v.parse(withdrawnData, data);
    return {
      lockKeys: [lockKey("group", groupId)],
      run: async ({ tx, actor }) => {
        const group = await lockGroup(tx, groupId);
        authorize(group === undefined ? "hidden" : mayManageAssignments(actor, group));
        if ((await lockAssignment(tx, assignmentId)) === undefined) throw appError("NOT_FOUND");
        await setWithdrawn(tx, assignmentId, null);
        await audit(tx, actor, "group.assignment_restored", String(groupId), {
          customer: { ofGroup: groupId },
          after: { assignmentId },
        });
      },
    };
  },
  obstacles: {
    assignment_course_once: "ASSIGNED_AGAIN",
    assignment_exercise_once: "ASSIGNED_AGAIN",
  },
};

async function setWithdrawn(tx: Tx, id: AssignmentId, at: Instant | null): Promise<void> {
  await tx
    .updateTable("assignment")
    .set({ withdrawn_at: toTimestamp(at) })
    .where("id", "=", id)
    .execute();
}
