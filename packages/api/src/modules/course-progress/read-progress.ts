import type { CourseId, Instant, UserId } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import {
  type CourseProgress,
  type LearningPlatform,
  PlatformError,
  type PlatformId,
} from "../../ports/learning-platform.ts";
import type { ProgressReader } from "../../ports/learning-service.ts";
import { forgetPerson, knownPerson } from "./platform-person.ts";
import { recordCourseRead, recordCoursesRead } from "./sync-state.ts";
import { writeCourses, writeUnits } from "./write-progress.ts";

type Asking = { readonly db: Db; readonly platform: LearningPlatform; readonly signal: AbortSignal };
type ProgressRequest = { readonly courseId?: CourseId | undefined; readonly askedAt: Instant };

/** Reads all courses of a person in one call, and the units of the requested course in another. */
export async function readProgress(
  asking: Asking,
  reader: ProgressReader,
  request: ProgressRequest,
): Promise<void> {
  const { db, platform, signal } = asking;
  const { userId } = reader;
  const person = await knownPerson(asking, reader);
  if (person === undefined) {
    // The reading is only recorded for a verified address: without one, the person was not looked up on the platform.
    if (reader.isEmailVerified) await write(db, userId, { ...request, courses: [], isNobody: true });
    return;
  }
  try {
    const courses = await platform.progress(person, signal);
    signal.throwIfAborted();
    await write(db, userId, { ...request, courseId: undefined, courses, isNobody: false });
    await readUnits(asking, { userId, person, courses }, request);
  } catch (error) {
    // The stored platform account no longer exists; the next start of a course finds or creates one.
    if (error instanceof PlatformError && error.missing === "person") await forgetPerson(db, userId, person);
    throw error;
  }
}

type PlatformProgress = ProgressRequest & {
  readonly courses: readonly CourseProgress[];
  readonly isNobody: boolean;
};

/** Stores a person's progress in all courses; with `courseId`, that there is no progress of its units. */
async function write(
  db: Db,
  userId: UserId,
  { courseId, askedAt, courses, isNobody }: PlatformProgress,
): Promise<void> {
  await inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    const isNewest = await recordCoursesRead(tx, userId, askedAt, { isNobody });
    if (isNewest) await writeCourses(tx, userId, courses, askedAt);
    if (courseId !== undefined) await recordCourseRead(tx, userId, courseId, askedAt);
  });
}

type Read = {
  readonly userId: UserId;
  readonly person: PlatformId;
  readonly courses: readonly CourseProgress[];
};

/** Reads the units of a course that was begun: other courses have no unit progress. */
async function readUnits(
  { db, platform, signal }: Asking,
  { userId, person, courses }: Read,
  { courseId, askedAt }: ProgressRequest,
): Promise<void> {
  if (courseId === undefined) return;
  const stored = await db
    .selectFrom("course")
    .select("platform_id")
    .where("id", "=", courseId)
    .executeTakeFirst();
  const course = courses.find((each) => each.courseId === stored?.platform_id);
  const units =
    course === undefined || course.status === "not_attempted"
      ? "notBegun"
      : await platform.unitProgress({ person, course: course.courseId }, signal);
  signal.throwIfAborted();
  await inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    // A unit in which the platform does not list the person keeps its known progress.
    if (course !== undefined) await writeUnits(tx, userId, courseId, units, askedAt);
    await recordCourseRead(tx, userId, courseId, askedAt);
  });
}
