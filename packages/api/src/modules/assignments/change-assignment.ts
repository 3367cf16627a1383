import type { Instant, KeycloakId } from "@cathedra/domain";
import { type Actor, mayManageAssignments } from "@cathedra/domain/access";
import { type AssignmentChange, validateAssignmentChange } from "@cathedra/domain/assignments";
import { nextVersion } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationChangeAssignmentArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import {
  changePeople,
  findAssignees,
  findAssignment,
  findLearners,
  groupOfAssignment,
  lockAssignment,
  lockGroup,
} from "./assignment-queries.ts";
import type { AssignmentView } from "./assignment-view.ts";
import type { AssignmentDeps } from "./create-assignment.ts";
import { notifyAssignees } from "./notify-assignees.ts";
import { readAssignmentStates, storeCompletions } from "./read-states.ts";
import { ofGroups } from "./states-statement.ts";

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

/**
 * Changes an assignment. Earlier completions are kept. Added people are notified of the assignment; all who have not
 * completed it are notified of a new due day or number of records.
 */
export async function changeAssignment(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  { assignmentId: id, modifiedAt: read, ...input }: MutationChangeAssignmentArgs,
): Promise<AssignmentView> {
  return inLockOfAssignment(db, actor, id, async (tx, stored) => {
    if (stored.withdrawnAt !== null) throw appError("NOT_FOUND");
    const now = clock();
    const checked = validateAssignmentChange(input, now, stored);
    if (!checked.ok) throw invalidInput(checked.error);
    const { people, ...after } = checked.value;
    const { dueOn, step, name, minimum, groupId } = stored;
    const before = { dueOn, step, name, minimum };
    const { members, added, removed } = await changeOfPeople(tx, stored, people);
    const isMoved = after.dueOn !== dueOn;
    const hasNewMinimum = after.minimum !== minimum;
    const hasNewPeople = added.length + removed.length > 0;
    // This also covers a repeated save whose answer was lost.
    if (isMoved || hasNewMinimum || hasNewPeople || after.step !== step || after.name !== name) {
      await refuseStale(tx, "assignment", read, stored);
      if (hasNewMinimum || hasNewPeople) await keepDone(tx, stored, id, now);
      if (hasNewPeople) await changePeople(tx, id, { added, removed });
      await write(tx, actor, id, after, { isMoved, now, modifiedAt: nextVersion(stored.modifiedAt, now) });
      await audit(tx, actor, "group.assignment_changed", String(groupId), {
        customer: { ofGroup: groupId },
        ...(hasNewPeople ? { people: [...added, ...removed] } : {}),
        before: { assignmentId: id, ...before, members: hasNewPeople ? stored.people : [] },
        after: { assignmentId: id, ...after, members: hasNewPeople ? members : [] },
      });
      const isTold = isMoved || hasNewMinimum || added.length > 0;
      const assignees = isTold ? await findAssignees(tx, id) : [];
      await notifyAssignees(
        tx,
        id,
        assignees.filter((person) => added.includes(person)),
        { isMoved: false },
      );
      const others = assignees.filter((person) => !added.includes(person));
      if (isMoved || hasNewMinimum) await notifyAssignees(tx, id, others, { isMoved, hasNewMinimum });
    }
    const assignment = await findAssignment(tx, id);
    if (assignment === undefined) throw appError("NOT_FOUND");
    return assignment;
  });
}

/** Stores the completions by the former number of records, so that a higher number does not reopen them. */
async function keepDone(tx: Tx, { groupId }: Stored, id: Id, now: Instant): Promise<void> {
  const { states } = await readAssignmentStates(tx, ofGroups([groupId]), now);
  await storeCompletions(
    tx,
    states.filter(({ assignment }) => assignment.id === id),
    now,
  );
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockAssignment>>>;

/**
 * The people who are added and removed. A named person who has left the group stays named, and has the assignment again after
 * returning.
 */
async function changeOfPeople(tx: Tx, { groupId, people }: Stored, chosen: readonly KeycloakId[] | null) {
  if (chosen === null) return { members: people, added: [], removed: [] };
  const learners = await findLearners(tx, groupId, chosen);
  if (learners.length < chosen.length) throw invalidInput([fieldError("people", "NOT_AN_OPTION")]);
  const [before, after] = [new Set(people), new Set(learners)];
  return {
    members: learners,
    added: learners.filter((person) => !before.has(person)),
    removed: people.filter((person) => !after.has(person)),
  };
}

type Writing = { readonly isMoved: boolean; readonly now: Instant; readonly modifiedAt: Instant };

async function write(
  tx: Tx,
  { userId }: Actor,
  id: Id,
  { dueOn, step, name, minimum }: Omit<AssignmentChange, "people">,
  { isMoved, now, modifiedAt }: Writing,
): Promise<void> {
  await tx
    .updateTable("assignment")
    .set({
      due_on: dueOn,
      step,
      name,
      minimum,
      modified_by: userId,
      modified_at: toTimestamp(modifiedAt),
      ...(isMoved ? { asked_at: toTimestamp(now) } : {}),
    })
    .where("id", "=", id)
    .execute();
}
