import type { AssignmentId, GroupId } from "@cathedra/domain";
import { type Actor, mayManageAssignments } from "@cathedra/domain/access";
import { assignmentLimits, type NewAssignment, validateAssignment } from "@cathedra/domain/assignments";
import { readIdempotencyKey } from "@cathedra/domain/cloud";
import { catalogue } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { type AppError, appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationCreateAssignmentArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import {
  findAssignment,
  findByRequestKey,
  insertAssignment,
  lockGroup,
  readChecks,
} from "./assignment-queries.ts";
import type { AssignmentView } from "./assignment-view.ts";
import { notifyAssignees } from "./notify-assignees.ts";

export type AssignmentDeps = { readonly db: Db; readonly clock: Clock };

/**
 * Creates an assignment for the people of a group. It holds the lock of the group, like joining, leaving and changing its
 * courses: if two admins create the same assignment at once, the second is refused.
 */
export async function createAssignment(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  { customerGroupId: groupId, assignment: input, idempotencyKey }: MutationCreateAssignmentArgs,
): Promise<AssignmentView> {
  const key = readIdempotencyKey(idempotencyKey);
  if (!key.ok) throw invalidInput([key.error]);
  const requestKey = key.value;
  return refusingKeyOfAnother(() =>
    inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
      const group = await lockGroup(tx, groupId);
      authorize(group === undefined ? "hidden" : mayManageAssignments(actor, group));
      const now = clock();
      const read = validateAssignment(catalogue, input, now);
      if (!read.ok) throw invalidInput(read.error);
      const made = requestKey === null ? undefined : await findByRequestKey(tx, actor.userId, requestKey);
      if (made !== undefined && made.groupId !== groupId) throw keyOfAnother();
      const id = made?.id ?? (await make(tx, actor, groupId, read.value, { now, requestKey }));
      const assignment = await findAssignment(tx, id);
      if (assignment === undefined) throw appError("NOT_FOUND");
      return assignment;
    }),
  );
}

type Making = { readonly now: ReturnType<Clock>; readonly requestKey: string | null };

async function make(
  tx: Tx,
  actor: Actor,
  groupId: GroupId,
  assignment: NewAssignment,
  { now, requestKey }: Making,
): Promise<AssignmentId> {
  const { subject, terms, people } = assignment;
  const { open, hasSubject, isAskedOfAll, learners } = await readChecks(tx, groupId, assignment);
  const { open: max } = assignmentLimits;
  if (open >= max) throw invalidInput([fieldError("assignments", "TOO_MANY", { max })]);
  const subjectField = subject.kind === "course" ? "courseId" : "exerciseKey";
  if (!hasSubject) throw invalidInput([fieldError(subjectField, "NOT_AN_OPTION")]);
  if (isAskedOfAll) throw appError("ALREADY_ASSIGNED");
  if (people !== null && learners.length < people.length)
    throw invalidInput([fieldError("people", "NOT_AN_OPTION")]);
  const id = await insertAssignment(tx, groupId, assignment, learners, {
    now,
    by: actor.userId,
    requestKey,
  });
  await audit(tx, actor, "group.assignment_created", String(groupId), {
    customer: { ofGroup: groupId },
    ...(people === null ? {} : { people: learners }),
    after: { assignmentId: id, ...terms, asksEveryone: people === null },
    details: subject,
  });
  await notifyAssignees(tx, id, learners, { isMoved: false });
  return id;
}

/**
 * Refuses a key that was used for another group: calls for two groups hold different locks, so the second one is only stopped by
 * the unique key.
 */
async function refusingKeyOfAnother<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violatedConstraint(error) === "assignment_request_keys" ? keyOfAnother() : error;
  }
}

function keyOfAnother(): AppError {
  return invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}
