import type { CourseId, GroupId } from "@cathedra/domain";
import { type Actor, mayManageGroupCourses } from "@cathedra/domain/access";
import { groupCourseLimits } from "@cathedra/domain/learning";
import { nextVersion } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationCustomerGroupCourseAccessArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import {
  type CourseChange,
  lockGroupCourses,
  type StoredCourses,
  unassignableCourses,
  writeGroupCourses,
} from "./assigned-courses.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Sets the courses of a group (9.043, 9.051). Its present members either keep all removed courses or lose them (9.045). The lock
 * of the group also excludes concurrent joining and leaving, so that "present" means at the time of the change.
 */
export async function changeGroupCourses(
  { db, clock }: Deps,
  actor: Actor,
  args: MutationCustomerGroupCourseAccessArgs,
): Promise<GroupId> {
  const { customerGroupId: groupId } = args;
  const wanted = wantedCourses(args.courseIds);
  await inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    const stored = await lockGroupCourses(tx, groupId);
    if (stored === undefined) throw appError("NOT_FOUND");
    authorize(mayManageGroupCourses(actor, { id: groupId, customerId: stored.customerId }));
    const change = getChange(stored, wanted);
    // Nothing has changed: this may be the repetition of a save whose answer was lost.
    if (change.added.length === 0 && change.takenAway.length === 0) return;
    await refuseStale(tx, "list of courses", args.modifiedAt, stored);
    const refused = new Set(await unassignableCourses(tx, stored.customerId, change.added));
    const at = args.courseIds.findIndex((id) => refused.has(id));
    if (at >= 0) throw invalidInput([fieldError(`courseIds.${at}`, "NOT_AN_OPTION")]);
    const isFullRemoval = args.fullRemoval ?? false;
    const modifiedAt = nextVersion(stored.modifiedAt, clock());
    const grants = await writeGroupCourses(tx, groupId, change, {
      isFullRemoval,
      modifiedAt,
      modifiedBy: actor.userId,
    });
    await audit(tx, actor, "group.courses_changed", String(groupId), {
      customer: stored.customerId,
      before: { courseIds: stored.courseIds },
      after: { courseIds: wanted },
      details: { ...change, ...(change.takenAway.length === 0 ? {} : { isFullRemoval, ...grants }) },
    });
  });
  return groupId;
}

function wantedCourses(courseIds: readonly CourseId[]): readonly CourseId[] {
  const wanted = [...new Set(courseIds)];
  const { assigned: max } = groupCourseLimits;
  if (wanted.length > max) throw invalidInput([fieldError("courseIds", "TOO_MANY", { max })]);
  return wanted;
}

function getChange({ courseIds }: StoredCourses, wanted: readonly CourseId[]): CourseChange {
  return {
    added: wanted.filter((id) => !courseIds.includes(id)),
    takenAway: courseIds.filter((id) => !wanted.includes(id)),
  };
}
