import type { Instant } from "@cathedra/domain";
import { type Actor, mayManageAssignments } from "@cathedra/domain/access";
import { validateAssignmentTerms } from "@cathedra/domain/assignments";
import { nextVersion } from "@cathedra/domain/logbook";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationChangeAssignmentArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import {
  askedPeople,
  findAssignment,
  groupOfAssignment,
  lockAssignment,
  lockGroup,
} from "./assignment-queries.ts";
import type { AssignmentView } from "./assignment-view.ts";
import type { AssignmentDeps } from "./create-assignment.ts";
import { notifyAsked } from "./notify-asked.ts";

type Id = MutationChangeAssignmentArgs["assignmentId"];

/** Locks the group of an assignment, and then the assignment, for a caller who may manage both. */
export async function inLockOfAssignment<T>(
  db: Db,
  actor: Actor,
  id: Id,
  work: (tx: Tx, stored: NonNullable<Awaited<ReturnType<typeof lockAssignment>>>) => Promise<T>,
): Promise<T> {
  const groupId = await groupOfAssignment(db, id);
  if (groupId === undefined) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    const group = await lockGroup(tx, groupId);
    authorize(group === undefined ? "hidden" : mayManageAssignments(actor, group));
    const stored = await lockAssignment(tx, id);
    if (stored === undefined) throw appError("NOT_FOUND");
    return work(tx, stored);
  });
}

/** Sets another day or step; a new day is announced to everyone who has not completed the assignment. */
export async function changeAssignment(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  { assignmentId: id, dueOn, step, modifiedAt: read }: MutationChangeAssignmentArgs,
): Promise<AssignmentView> {
  return inLockOfAssignment(db, actor, id, async (tx, stored) => {
    if (stored.withdrawnAt !== null) throw appError("NOT_FOUND");
    const now = clock();
    const before = { dueOn: stored.dueOn, step: stored.step };
    const terms = validateAssignmentTerms({ dueOn, step }, now, before);
    if (!terms.ok) throw invalidInput(terms.error);
    const after = terms.value;
    const isMoved = after.dueOn !== before.dueOn;
    // This also covers a repeated save whose answer was lost.
    if (isMoved || after.step !== before.step) {
      await refuseStale(tx, "assignment", read, stored);
      await write(tx, actor, id, after, { isMoved, now, modifiedAt: nextVersion(stored.modifiedAt, now) });
      await audit(tx, actor, "group.assignment_changed", String(stored.groupId), {
        customer: { ofGroup: stored.groupId },
        before: { assignmentId: id, ...before },
        after: { assignmentId: id, ...after },
      });
      if (isMoved) await notifyAsked(tx, id, await askedPeople(tx, id), { isMoved });
    }
    const assignment = await findAssignment(tx, id);
    if (assignment === undefined) throw appError("NOT_FOUND");
    return assignment;
  });
}

type Writing = { readonly isMoved: boolean; readonly now: Instant; readonly modifiedAt: Instant };

async function write(
  tx: Tx,
  { userId }: Actor,
  id: Id,
  { dueOn, step }: { readonly dueOn: AssignmentView["dueOn"]; readonly step: number | null },
  { isMoved, now, modifiedAt }: Writing,
): Promise<void> {
  await tx
    .updateTable("assignment")
    .set({
      due_on: dueOn,
      step,
      modified_by: userId,
      modified_at: toTimestamp(modifiedAt),
      ...(isMoved ? { asked_at: toTimestamp(now) } : {}),
    })
    .where("id", "=", id)
    .execute();
}
