import type { CourseId, UserId } from "@cathedra/domain";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import type { MutationRefreshCourseProgressArgs } from "../../graphql/generated/contract.ts";
import type { LearningService, ProgressFigures } from "../../ports/learning-service.ts";
import { type CourseView, getCourses } from "../courses/public.ts";

export type Refreshed = ProgressFigures & {
  /** The course whose progress is refreshed; undefined for all courses in which the person is enrolled. */
  readonly courseId: CourseId | undefined;
};

/** An upper bound: no one is enrolled in more courses. */
const maxCourses = 2000;

/** Reads the caller's progress from the platform if it is due, and waits for it a short time (X50). */
export async function refreshProgress(
  { learning }: { readonly learning: LearningService },
  actor: SignedInPerson,
  args: MutationRefreshCourseProgressArgs,
): Promise<Refreshed> {
  const courseId = args.courseId ?? undefined;
  const hasReturned = args.hasReturned === true;
  return { courseId, ...(await learning.progressSync.refresh(actor, { courseId, hasReturned })) };
}

/** The requested courses with the progress that is now stored. */
export async function refreshedCourses(
  db: Db,
  userId: UserId,
  { courseId }: Refreshed,
): Promise<readonly CourseView[]> {
  return getCourses(db, userId, courseId === undefined ? await enrolledIn(db, userId) : [courseId]);
}

async function enrolledIn(db: Db, userId: UserId): Promise<readonly CourseId[]> {
  const rows = await db
    .selectFrom("course_enrolment")
    .select("course_id")
    .where("user_id", "=", userId)
    .limit(maxCourses)
    .execute();
  return rows.map(({ course_id }) => course_id);
}
