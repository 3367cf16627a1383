import type { CourseId } from "@cathedra/domain";
import { mayReset } from "@cathedra/domain/learning";
import { appErrorText } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { AppError, appError } from "../../errors.ts";
import { type CourseView, courseOf } from "../courses/face.ts";
import type { SignedInPerson } from "../user/face.ts";
import { setBack } from "./enrolment.ts";
import { askPlatform, type FailedBy, type PlatformDeps } from "./platform-call.ts";
import { knownPerson } from "./platform-person.ts";

const failedBy: FailedBy = (reason) =>
  new AppError("COURSE_RESET_FAILED", appErrorText("COURSE_RESET_FAILED", { reason }), { reason });

/**
 * Sets the caller's progress in a course back to its beginning (5.013, 5.014, 5.019, X51): on the platform first, so that what is
 * shown never runs ahead of it. Done already, it stays so.
 */
export async function resetCourse(
  deps: PlatformDeps & { readonly db: Db },
  actor: SignedInPerson,
  courseId: CourseId,
): Promise<CourseView> {
  const { db } = deps;
  const course = await courseOf(db, actor.userId, courseId);
  if (course === undefined) throw appError("NOT_FOUND");
  if (!mayReset(course.completion_status)) return course;
  const { platform_id } = await db
    .selectFrom("course")
    .select("platform_id")
    .where("id", "=", courseId)
    .executeTakeFirstOrThrow();
  await askPlatform(deps, "reset", failedBy, async (platform, signal) => {
    const person = await knownPerson({ db, platform, signal }, actor);
    if (person !== undefined) await platform.reset(person, platform_id, signal);
  });
  await inTurn(db, [turn("person", actor.userId)], (tx) => setBack(tx, actor.userId, [courseId]));
  const after = await courseOf(db, actor.userId, courseId);
  if (after === undefined) throw appError("NOT_FOUND");
  return after;
}
