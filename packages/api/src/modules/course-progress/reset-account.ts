import type { UserId } from "@cathedra/domain";
import { type Actor, mayResetAccountProgress } from "@cathedra/domain/access";
import { mayReset } from "@cathedra/domain/learning";
import { appErrorText } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { AppError, authorize } from "../../errors.ts";
import { type LearningPlatform, PlatformError, type PlatformId } from "../../ports/learning-platform.ts";
import { audit } from "../audit/public.ts";
import { recordUnconfirmedReset, resetProgress } from "./enrolment.ts";
import { callPlatform, type PlatformDeps } from "./platform-call.ts";
import { knownPerson } from "./platform-person.ts";
import { invalidateProgress } from "./sync-state.ts";

/** The number of courses that are reset concurrently. */
const atOnce = 4;

const failed = (remaining: number): AppError =>
  new AppError("PROGRESS_RESET_FAILED", appErrorText("PROGRESS_RESET_FAILED", { remaining }), { remaining });

/**
 * Resets all course progress of a demo account, on the platform and here (1.011, 1.016, X52). Courses that the platform did not
 * reset keep their progress here too, and are counted; repeating it continues with them.
 */
export async function resetAccountProgress(
  deps: PlatformDeps & { readonly db: Db },
  actor: Actor,
): Promise<void> {
  authorize(mayResetAccountProgress(actor));
  const { db } = deps;
  const known = await knownCourses(db, actor.userId);
  const begun = known.filter(({ status }) => mayReset(status));
  // Without a learning platform there is no progress to reset.
  if (deps.learning.platform === undefined && begun.length === 0) return;
  const left = await callPlatform(
    deps,
    "reset all",
    () => failed(Math.max(1, begun.length)),
    async (platform, signal) => {
      const person = await knownPerson({ db, platform, signal }, actor);
      if (person === undefined) return nothingLeft;
      const there = await platform.progress(person, signal);
      const moved = there.filter(
        ({ status, percentage, totalTimeSeconds }) =>
          mayReset(status) || percentage > 0 || totalTimeSeconds > 0,
      );
      const ids = new Set([
        ...begun.map(({ platformId }) => platformId),
        ...moved.map(({ courseId }) => courseId),
      ]);
      return resetEach(platform, person, [...ids], signal);
    },
  );
  const getIds = (isOne: (platformId: PlatformId) => boolean) =>
    known.filter(({ platformId }) => isOne(platformId)).map(({ courseId }) => courseId);
  await inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    await resetProgress(
      tx,
      actor.userId,
      getIds((id) => !left.has(id)),
    );
    await recordUnconfirmedReset(
      tx,
      actor.userId,
      getIds((id) => left.get(id)?.isOutcomeUnknown === true),
    );
    await invalidateProgress(tx, actor.userId);
    await audit(tx, actor, "account.progress_reset", actor.userId, {
      customer: null,
      details: { courses: begun.length, notReset: left.size },
    });
  });
  if (left.size > 0) throw failed(left.size);
}

/** The courses that could not be reset, and whether they may have been reset nevertheless. */
type Left = ReadonlyMap<PlatformId, { readonly isOutcomeUnknown: boolean }>;
const nothingLeft: Left = new Map();

async function resetEach(
  platform: LearningPlatform,
  person: PlatformId,
  courses: readonly PlatformId[],
  signal: AbortSignal,
): Promise<Left> {
  const left = new Map<PlatformId, { readonly isOutcomeUnknown: boolean }>();
  const waiting = courses.values();
  const resetNext = async (): Promise<void> => {
    for (const course of waiting) {
      const isSent = !signal.aborted;
      try {
        await platform.reset(person, course, signal);
      } catch (error) {
        if (!(error instanceof PlatformError) && !signal.aborted) throw error;
        // A course that the platform no longer has contains no progress.
        if (!(error instanceof PlatformError)) left.set(course, { isOutcomeUnknown: isSent });
        else if (error.missing !== "course") left.set(course, { isOutcomeUnknown: error.isOutcomeUnknown });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, resetNext));
  return left;
}

async function knownCourses(db: Db, userId: UserId) {
  return db
    .selectFrom("course_enrolment as enrolment")
    .innerJoin("course", "course.id", "enrolment.course_id")
    .select(["course.id as courseId", "course.platform_id as platformId", "enrolment.status"])
    .where("enrolment.user_id", "=", userId)
    .execute();
}
