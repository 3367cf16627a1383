import type { CourseId, Instant, UserId } from "@cathedra/domain";
import {
  isProgressCurrent,
  isSyncDue,
  type Occasion,
  type ProgressReading,
  progressCurrentForMs,
} from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { ProgressFigures, SyncScope } from "../../ports/learning-service.ts";
import { afterRunningSyncs } from "./enrolment.ts";

/** How soon progress may be read again depends on what is read: all courses of a person, or one course with its units. */
const getOccasion = ({ hasReturned }: SyncScope): Occasion => (hasReturned ? "returned" : "usual");

type State = {
  readonly reading: ProgressReading;
  readonly now: Instant;
  readonly coursesReadAt: Instant | null;
  readonly missingCourses: number;
};

/** The synchronisation state of a person for each scope, by its key, and the person's enrolments, of which no one has many. */
const stateStatement = statement(
  {
    now: timestamp(),
    askedAt: nullable(timestamp()),
    figuresAt: nullable(timestamp()),
    readAt: nullable(timestamp()),
    coursesReadAt: nullable(timestamp()),
    isNobody: bool(),
    invalidatedAt: nullable(timestamp()),
    unconfirmedSince: nullable(timestamp()),
    missingCourses: int(),
  },
  (userId: UserId, courseId: CourseId | null) => sql`
    select date_trunc('milliseconds', clock_timestamp()) as now,
      case when ${courseId}::int is null then courses.asked_at else course.asked_at end as "askedAt",
      case when ${courseId}::int is null then courses.figures_at else course.figures_at end as "figuresAt",
      case when ${courseId}::int is null then courses.read_at else course.read_at end as "readAt",
      courses.read_at as "coursesReadAt", coalesce(courses.nobody_at is not null, false) as "isNobody",
      courses.invalidated_at as "invalidatedAt",
      enrolment.unconfirmed_since as "unconfirmedSince", enrolment.missing as "missingCourses"
    from (select ${userId}::uuid as id) person
    left join progress_reading courses on courses.user_id = person.id
    left join course_reading course on course.user_id = person.id and course.course_id = ${courseId}
    cross join lateral (
      select min(reset_unconfirmed_since) as unconfirmed_since, count(missing_since) as missing
      from course_enrolment
      where user_id = person.id and (${courseId}::int is null or course_id = ${courseId})
    ) enrolment`,
  ["00000000-0000-4000-8000-000000000000" as UserId, null],
);

async function getState(db: Db | Tx, userId: UserId, courseId: CourseId | undefined): Promise<State> {
  const { now, coursesReadAt, missingCourses, ...reading } = await stateStatement.only(
    db,
    userId,
    courseId ?? null,
  );
  return { now, coursesReadAt, missingCourses, reading };
}

/**
 * Claims a reading, so that only one of all tabs and processes asks the platform. Returns the instant of which the figures will
 * be. Reading one course also counts as reading all courses. Undefined if it is too soon (`isDue`).
 */
export async function claimSync(db: Db, userId: UserId, scope: SyncScope): Promise<Instant | undefined> {
  const { courseId } = scope;
  const isTime = async (on: Db | Tx) => {
    const { reading, now } = await getState(on, userId, courseId);
    return isSyncDue(reading, getOccasion(scope), now) ? now : undefined;
  };
  // Checked first without a lock: mostly it is too early for another synchronisation.
  if ((await isTime(db)) === undefined) return undefined;
  return inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    await sql`
      insert into progress_reading (user_id, asked_at) values (${userId}, 'epoch') on conflict do nothing`.execute(
      tx,
    );
    await sql`select from progress_reading where user_id = ${userId} for update`.execute(tx);
    const askedAt = await isTime(tx);
    if (askedAt === undefined) return undefined;
    const at = toTimestamp(askedAt);
    await tx.updateTable("progress_reading").set({ asked_at: at }).where("user_id", "=", userId).execute();
    if (courseId !== undefined)
      await sql`
        insert into course_reading (user_id, course_id, asked_at)
        select ${userId}, id, ${at} from course where id = ${courseId}
        on conflict (user_id, course_id) do update set asked_at = excluded.asked_at`.execute(tx);
    return askedAt;
  });
}

/** Marks a person's figures as out of date, so that the next request reads them from the platform at once. */
export async function invalidateProgress(tx: Db | Tx, userId: UserId): Promise<void> {
  await sql`
    insert into progress_reading (user_id, asked_at, invalidated_at) values (${userId}, 'epoch', ${afterRunningSyncs})
    on conflict (user_id) do update set invalidated_at = excluded.invalidated_at`.execute(tx);
}

/** When the known progress of a person was read. */
export async function findProgressFigures(
  db: Db,
  userId: UserId,
  scope: SyncScope,
): Promise<ProgressFigures> {
  const { reading, now, coursesReadAt, missingCourses } = await getState(db, userId, scope.courseId);
  return {
    readAt: coursesReadAt,
    unitsReadAt: scope.courseId === undefined ? null : reading.readAt,
    isCurrent: isProgressCurrent(reading, getOccasion(scope), now),
    currentForMs: progressCurrentForMs(reading, now),
    isResetUnconfirmed: reading.unconfirmedSince !== null,
    missingCourses,
  };
}

/** Whether these figures are the newest: of two readings that end in the wrong order the older one is dropped. */
export async function recordCoursesRead(
  tx: Tx,
  userId: UserId,
  askedAt: Instant,
  { isNobody }: { readonly isNobody: boolean },
): Promise<boolean> {
  const of = toTimestamp(askedAt);
  const { numUpdatedRows } = await tx
    .updateTable("progress_reading")
    .set({
      read_at: sql`clock_timestamp()`,
      figures_at: of,
      failed_at: null,
      nobody_at: isNobody ? sql`clock_timestamp()` : null,
    })
    .where("user_id", "=", userId)
    .where((is) => is.or([is("figures_at", "is", null), is("figures_at", "<", of)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that one course and its units were read. */
export async function recordCourseRead(
  tx: Tx,
  userId: UserId,
  courseId: CourseId,
  askedAt: Instant,
): Promise<void> {
  const of = toTimestamp(askedAt);
  await tx
    .updateTable("course_reading")
    .set({ read_at: sql`clock_timestamp()`, figures_at: of })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where((is) => is.or([is("figures_at", "is", null), is("figures_at", "<", of)]))
    .execute();
}

export async function recordSyncFailure(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable("progress_reading")
    .set({ failed_at: sql`clock_timestamp()` })
    .where("user_id", "=", userId)
    .execute();
}
