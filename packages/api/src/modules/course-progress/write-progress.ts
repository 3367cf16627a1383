import type { CourseId, Instant, UserId } from "@cathedra/domain";
import { isResetSettled } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { CourseProgress, UnitProgress } from "../../ports/learning-platform.ts";
import { removeUnits } from "./enrolment.ts";

/**
 * The platform does not say when a person was last active in a course: it is the time of completion, or else the time when
 * further progress was first read. A corrected date, unchanged progress or less progress (after a reset, or with added units)
 * does not change it.
 */
const coursesStatement = statement(
  { courseId: int<CourseId>() },
  (userId: UserId, courses: readonly CourseProgress[], askedAt: Instant) => sql`
    insert into course_enrolment as known (user_id, course_id, status, percentage, total_time_s, enrolled_at, completed_at,
      last_active_at, as_of)
    select ${userId}, course.id, told.status, told.percentage, told."totalTimeSeconds", told."enrolledAt",
      told."completedAt", coalesce(told."completedAt", told."enrolledAt"), ${toTimestamp(askedAt)}
    from json_to_recordset(${JSON.stringify(courses)}::json) told("courseId" text, status text, percentage int,
      "totalTimeSeconds" int, "enrolledAt" timestamptz, "completedAt" timestamptz)
    join course on course.platform_id = told."courseId"
    order by course.id
    on conflict (user_id, course_id) do update set
      status = excluded.status, percentage = excluded.percentage, total_time_s = excluded.total_time_s,
      enrolled_at = coalesce(excluded.enrolled_at, known.enrolled_at), completed_at = excluded.completed_at,
      last_active_at = case
        when (known.status, known.percentage, known.total_time_s)
          is not distinct from (excluded.status, excluded.percentage, excluded.total_time_s) then known.last_active_at
        when excluded.completed_at is distinct from known.completed_at and excluded.completed_at < excluded.as_of
          then greatest(known.last_active_at, excluded.completed_at)
        when excluded.status = 'not_attempted'
          or (excluded.percentage < known.percentage and excluded.total_time_s = known.total_time_s)
          then known.last_active_at
        else greatest(known.last_active_at, excluded.as_of)
      end, modified_at = clock_timestamp(), as_of = excluded.as_of,
      missing_since = null
    where known.as_of <= excluded.as_of
      and (known.status, known.percentage, known.total_time_s, known.completed_at, known.missing_since is null)
        is distinct from
        (excluded.status, excluded.percentage, excluded.total_time_s, excluded.completed_at, true)
    returning course_id as "courseId"`,
);

/**
 * Stores the platform's answer about all courses of a person, as far as it is new. Changes after the request to the platform
 * are kept. A course that is missing in the answer keeps its figures and is marked: an incomplete answer deletes nothing,
 * and none of its figures count as up to date.
 */
export async function writeCourses(
  tx: Tx,
  userId: UserId,
  courses: readonly CourseProgress[],
  askedAt: Instant,
): Promise<void> {
  await coursesStatement.rows(tx, userId, onceEach(courses), askedAt);
  await markMissing(tx, userId, courses, askedAt);
  await settleResets(tx, userId, askedAt);
}

async function markMissing(
  tx: Tx,
  userId: UserId,
  courses: readonly CourseProgress[],
  askedAt: Instant,
): Promise<void> {
  const named = courses.map(({ courseId }) => courseId);
  await sql`
    update course_enrolment enrolment set missing_since = ${toTimestamp(askedAt)}
    from course
    where enrolment.user_id = ${userId} and course.id = enrolment.course_id
      and enrolment.missing_since is null and enrolment.as_of <= ${toTimestamp(askedAt)}
      and course.platform_id <> all(${named}::text[])`.execute(tx);
}

/** Clears the mark of resets that the platform never confirmed, if the new figures settle them (`isSettled`). */
async function settleResets(tx: Tx, userId: UserId, askedAt: Instant): Promise<void> {
  const open = await tx
    .selectFrom("course_enrolment")
    .select(["course_id as courseId", "status", "reset_unconfirmed_since as since"])
    .where("user_id", "=", userId)
    .where("reset_unconfirmed_since", "is not", null)
    .execute();
  const settled = open.filter(
    ({ since, status }) => since !== null && isResetSettled(since, { askedAt, status }),
  );
  if (settled.length === 0) return;
  const ids = settled.map(({ courseId }) => courseId);
  await tx
    .updateTable("course_enrolment")
    .set({ reset_unconfirmed_since: null })
    .where("user_id", "=", userId)
    .where("course_id", "in", ids)
    .execute();
}

const unitsStatement = statement(
  { unitId: int() },
  (userId: UserId, courseId: CourseId, units: readonly UnitProgress[]) => sql`
    insert into unit_progress as known (user_id, unit_id, status, score, total_time_s)
    select ${userId}, unit.id, told.status, told.score, told."totalTimeSeconds"
    from json_to_recordset(${JSON.stringify(units)}::json)
      told("unitId" text, status text, score numeric, "totalTimeSeconds" int)
    join course_unit unit on unit.platform_id = told."unitId" and unit.course_id = ${courseId}
    order by unit.id
    on conflict (user_id, unit_id) do update set
      status = excluded.status, score = excluded.score, total_time_s = excluded.total_time_s
    where (known.status, known.score, known.total_time_s) is distinct from
      (excluded.status, excluded.score, excluded.total_time_s)
    returning unit_id as "unitId"`,
);

/** Writes the units of one course, unless it was reset in the meantime; a course that is not begun has none. */
export async function writeUnits(
  tx: Tx,
  userId: UserId,
  courseId: CourseId,
  units: readonly UnitProgress[] | "notBegun",
  askedAt: Instant,
): Promise<void> {
  const still = await tx
    .selectFrom("course_enrolment")
    .select("course_id")
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("as_of", "<=", toTimestamp(askedAt))
    .forUpdate()
    .executeTakeFirst();
  if (still === undefined) return;
  if (units === "notBegun") await removeUnits(tx, userId, [courseId]);
  else await unitsStatement.rows(tx, userId, courseId, unitsOnceEach(units));
}

/** Keeps one progress for each course: if a person is enrolled twice, the further one counts. */
function onceEach(courses: readonly CourseProgress[]): readonly CourseProgress[] {
  const sorted = courses.toSorted((one, other) => one.percentage - other.percentage);
  return [...new Map(sorted.map((course) => [course.courseId, course])).values()];
}

function unitsOnceEach(units: readonly UnitProgress[]): readonly UnitProgress[] {
  return [...new Map(units.map((unit) => [unit.unitId, unit])).values()];
}
