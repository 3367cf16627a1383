import type { CourseId } from "@cathedra/domain";
import { mayReset } from "@cathedra/domain/learning";
import { appErrorText } from "@cathedra/domain/messages";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { AppError, appError } from "../../errors.ts";
import type { LearningService } from "../../ports/learning-service.ts";
import { type CourseView, getCourse } from "../courses/public.ts";
import { recordUnconfirmedReset, resetProgress } from "./enrolment.ts";
import { callPlatform, type PlatformDeps } from "./platform-call.ts";
import { knownPerson } from "./platform-person.ts";
import { invalidateProgress } from "./sync-state.ts";

type Deps = PlatformDeps & { readonly db: Db; readonly learning: LearningService };

/**
 * Resets the caller's progress in a course (5.013, 5.014, 5.019, X51): on the platform first, so that the portal never shows a
 * reset that did not happen. Repeating it changes nothing. If the outcome on the platform is unknown, the figures count as out
 * of date until they are read again.
 */
export async function resetCourse(
  deps: Deps,
  actor: SignedInPerson,
  courseId: CourseId,
): Promise<CourseView> {
  const { db } = deps;
  const { userId } = actor;
  const course = await getCourse(db, userId, courseId);
  if (course === undefined) throw appError("NOT_FOUND");
  if (!mayReset(course.completion_status)) return course;
  const { platform_id } = await db
    .selectFrom("course")
    .select("platform_id")
    .where("id", "=", courseId)
    .executeTakeFirstOrThrow();
  let isSent = false;
  let isUnconfirmed = false;
  try {
    await callPlatform(
      deps,
      "reset",
      (reason, isOutcomeUnknown) => {
        isUnconfirmed = isSent && isOutcomeUnknown;
        const code = isUnconfirmed ? "COURSE_RESET_UNCONFIRMED" : "COURSE_RESET_FAILED";
        return new AppError(code, appErrorText(code, { reason }), { reason });
      },
      async (platform, signal) => {
        const person = await knownPerson({ db, platform, signal }, actor);
        if (person === undefined) return;
        isSent = true;
        await platform.reset(person, platform_id, signal);
      },
    );
  } catch (error) {
    await inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
      if (isUnconfirmed) await recordUnconfirmedReset(tx, userId, [courseId]);
      await invalidateProgress(tx, userId);
    });
    // The answer does not wait for the synchronisation, which runs in the background.
    void deps.learning.progressSync.refresh(actor, { courseId, hasReturned: true }).catch(() => undefined);
    throw error;
  }
  await inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    await resetProgress(tx, userId, [courseId]);
    await invalidateProgress(tx, userId);
  });
  const after = await getCourse(db, userId, courseId);
  if (after === undefined) throw appError("NOT_FOUND");
  return after;
}
