import type { AssignmentId, UserId } from "@cathedra/domain";
import type { Tx } from "../../db/database.ts";
import { notify } from "../inbox/public.ts";
import { findAssignment } from "./assignment-queries.ts";

/**
 * Notifies people that something was assigned to them, or that its due day has changed; the cause contains the day, so that
 * each is notified once.
 */
export async function notifyAsked(
  tx: Tx,
  id: AssignmentId,
  people: readonly UserId[],
  { isMoved }: { readonly isMoved: boolean },
): Promise<void> {
  const assignment = await findAssignment(tx, id);
  if (assignment === undefined) return;
  const { groupId, groupName, title, dueOn } = assignment;
  await notify(tx, {
    to: people,
    kind: "assignment",
    cause: `assignment:${id}:asked:${dueOn}`,
    facts: { assignmentId: id, groupId, groupName, title, dueOn, isMoved },
  });
}
