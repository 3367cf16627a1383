import type { AssignmentId, GroupId, Instant, UserId } from "@cathedra/domain";
import { isOpenStatus } from "@cathedra/domain/assignments";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { notify } from "../inbox/public.ts";
import { findAssignment, lockGroup } from "./assignment-queries.ts";
import type { AssignmentView } from "./assignment-view.ts";
import { readAssignmentStates } from "./read-states.ts";
import { ofPerson } from "./states-statement.ts";

/**
 * Notifies people that something was assigned to them, or that its due day or number of records has changed. The `cause` of a
 * notice identifies it: it contains the due day or, for a changed number, the time of that change, so that no one is notified
 * twice of the same change.
 */
export async function notifyAssignees(
  tx: Tx,
  id: AssignmentId,
  people: readonly UserId[],
  { isMoved, hasNewMinimum = false }: { readonly isMoved: boolean; readonly hasNewMinimum?: boolean },
): Promise<void> {
  if (people.length === 0) return;
  const assignment = await findAssignment(tx, id);
  if (assignment === undefined) return;
  const minimum = hasNewMinimum ? assignment.minimum : null;
  await notify(tx, {
    to: people,
    kind: "assignment",
    cause: minimum === null ? getCause(assignment) : `assignment:${id}:changed:${assignment.modifiedAt}`,
    facts: { ...getFacts(assignment), isMoved, ...(minimum === null ? {} : { minimum }) },
  });
}

const newMember = v.object({
  groupId: v.custom<GroupId>(Number.isInteger),
  userId: v.pipe(v.string(), v.uuid()) as unknown as v.GenericSchema<UserId>,
});

/**
 * Notifies a new member of a group, once, of their assignments there: of one assignment like everyone else, of several in
 * one notice. A person who has left again, or has completed everything, gets none.
 */
export async function notifyNewMember(db: Db, payload: unknown, now: Instant): Promise<void> {
  const { groupId, userId } = v.parse(newMember, payload);
  await inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    if ((await lockGroup(tx, groupId)) === undefined) return;
    const { states } = await readAssignmentStates(tx, ofPerson(userId), now);
    const open = states.filter(
      ({ assignment, status }) => assignment.groupId === groupId && isOpenStatus(status),
    );
    const [first, ...others] = open.map(({ assignment }) => assignment);
    if (first === undefined) return;
    await notify(tx, {
      to: [userId],
      kind: "assignment",
      cause: others.length === 0 ? getCause(first) : `assignments-of:${groupId}`,
      facts: { ...getFacts(first), isMoved: false, others: others.length },
    });
  });
}

const getCause = ({ id, dueOn }: AssignmentView) => `assignment:${id}:asked:${dueOn}`;
const getFacts = ({ id, groupId, groupName, title, dueOn }: AssignmentView) => ({
  assignmentId: id,
  groupId,
  groupName,
  title,
  dueOn,
});
