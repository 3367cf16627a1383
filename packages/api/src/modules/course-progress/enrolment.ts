import type { CourseId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import type { SentInstant } from "../../db/to-timestamp.ts";

/** An instant after every reading that has begun so far, because those are truncated to whole milliseconds. */
export const afterRunningSyncs = sql<SentInstant>`date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'`;

/** Stores that a person is enrolled and active now. Known progress is kept. */
export async function recordEnrolment(db: Db, userId: UserId, courseId: CourseId): Promise<void> {
  await inLockedTransaction(db, [lockKey("person", userId)], (tx) =>
    insertEnrolment(tx, userId, courseId, true),
  );
}

export async function insertEnrolment(
  tx: Tx,
  userId: UserId,
  courseId: CourseId,
  isActive: boolean,
): Promise<void> {
  const lastActive = isActive ? sql<SentInstant>`clock_timestamp()` : null;
  await tx
    .insertInto("course_enrolment")
    .values({
      user_id: userId,
      course_id: courseId,
      status: "not_attempted",
      enrolled_at: sql`clock_timestamp()`,
      last_active_at: lastActive,
      as_of: afterRunningSyncs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "course_id"])
        .doUpdateSet({ missing_since: null, ...(isActive ? { last_active_at: lastActive } : {}) }),
    )
    .execute();
}

/** Resets a course's progress permanently: a reading that began before cannot restore it. */
export async function resetProgress(tx: Tx, userId: UserId, courseIds: readonly CourseId[]): Promise<void> {
  if (courseIds.length === 0) return;
  await tx
    .updateTable("course_enrolment")
    .set({
      status: "not_attempted",
      percentage: 0,
      total_time_s: 0,
      completed_at: null,
      reset_unconfirmed_since: null,
      modified_at: sql`clock_timestamp()`,
      as_of: afterRunningSyncs,
    })
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .execute();
  await removeUnits(tx, userId, courseIds);
}

/** Deletes a person's known progress in the units of these courses. */
export async function removeUnits(tx: Tx, userId: UserId, courseIds: readonly CourseId[]): Promise<void> {
  await tx
    .deleteFrom("unit_progress")
    .where("user_id", "=", userId)
    .where("unit_id", "in", (of) =>
      of.selectFrom("course_unit").select("id").where("course_id", "in", courseIds),
    )
    .execute();
}

/** Records that courses were reset without the platform's confirmation. */
export async function recordUnconfirmedReset(
  tx: Tx,
  userId: UserId,
  courseIds: readonly CourseId[],
): Promise<void> {
  if (courseIds.length === 0) return;
  await tx
    .updateTable("course_enrolment")
    .set({ reset_unconfirmed_since: afterRunningSyncs })
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .execute();
}
