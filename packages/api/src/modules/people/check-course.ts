import type { UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { startCourse } from "@cathedra/domain/learning";
import { sql } from "kysely";
import { bool, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { isVisibleCourse, noScope } from "./read-person.ts";
import { type Check, getNumbers, verdictsOn } from "./start-verdict.ts";

/** How long a failure of the platform is mentioned, in milliseconds. */
const toldMs = 24 * 3_600_000;

const coursesStatement = statement(
  {
    id: text(),
    name: text(),
    isGone: bool(),
    isOpen: bool(),
    isKnownThere: bool(),
    failedAt: nullable(timestamp()),
    readAt: nullable(timestamp()),
  },
  (userId: UserId, scope: PersonScope, ids: readonly number[]) => sql`
    select course.id::text, course.name, course.gone_at is not null as "isGone",
      exists (select from open_course own where own.user_id = ${userId} and own.course_id = course.id) as "isOpen",
      exists (select from platform_person where user_id = ${userId}) as "isKnownThere",
      (select failed_at from progress_reading where user_id = ${userId}) as "failedAt",
      (select read_at from progress_reading where user_id = ${userId}) as "readAt"
    from course
    where course.id = any(${[...ids]}::int[]) and ${isVisibleCourse(scope, sql`course.id`)}`,
  ["" as UserId, "everything", []],
  ["" as UserId, noScope, []],
);

/** Checks courses of the learning platform, without a call to the platform. */
export const checkCourses: Check = async ({ db, learning }, person, ids, { now, groupHelpers }) => {
  const rows = await coursesStatement.rows(db, person.userId, person.scope, getNumbers(ids));
  return verdictsOn(rows, async ({ name, isOpen, isGone, isKnownThere, failedAt, readAt }) => {
    const start = startCourse({
      isOpen: isOpen && !isGone,
      hasPlatform: learning.platform !== undefined,
      isKnownThere,
      isAddressConfirmed: person.emailVerified,
    });
    if (start.ok) {
      const isAway = failedAt !== null && (readAt === null || failedAt > readAt) && now - failedAt < toldMs;
      return isAway ? { name, code: "PLATFORM_AWAY", at: failedAt } : { name, code: "MAY_START" };
    }
    if (isGone) return { name, code: "COURSE_GONE" };
    const { code } = start.error;
    return { name, code, people: code === "COURSE_NOT_OPEN" ? await groupHelpers() : [] };
  });
};
