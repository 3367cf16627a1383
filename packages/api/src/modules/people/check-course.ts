import type { Instant, UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { startCourse } from "@cathedra/domain/learning";
import { sql } from "kysely";
import { bool, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { helpersOf } from "./helpers-of-person.ts";
import { noScope, ofSeenCourse, type PersonView } from "./read-person.ts";
import { type CheckDeps, numberOf, type StartVerdict } from "./start-verdict.ts";

/** How long a failure of the platform is shown, in milliseconds. */
const toldMs = 24 * 3_600_000;

const courseStatement = statement(
  {
    name: text(),
    isGone: bool(),
    isOpen: bool(),
    isKnownThere: bool(),
    failedAt: nullable(timestamp()),
    readAt: nullable(timestamp()),
  },
  (userId: UserId, scope: PersonScope, id: number) => sql`
    select course.name, course.gone_at is not null as "isGone",
      exists (select from open_course own where own.user_id = ${userId} and own.course_id = course.id) as "isOpen",
      exists (select from platform_person where user_id = ${userId}) as "isKnownThere",
      (select failed_at from progress_reading where user_id = ${userId}) as "failedAt",
      (select read_at from progress_reading where user_id = ${userId}) as "readAt"
    from course
    where course.id = ${id} and ${ofSeenCourse(scope, sql`course.id`)}`,
  ["" as UserId, "everything", 0],
  ["" as UserId, noScope, 0],
);

/** A course of the learning platform, which itself is not asked; at most three statements. */
export async function checkCourse(
  { db, learning }: CheckDeps,
  person: PersonView,
  id: string,
  now: Instant,
): Promise<StartVerdict | undefined> {
  const number = numberOf(id);
  const course = number && (await courseStatement.first(db, person.userId, person.scope, number));
  if (course === undefined || course === 0) return undefined;
  const { name, isGone, isKnownThere, failedAt, readAt } = course;
  const start = startCourse({
    isOpen: course.isOpen && !isGone,
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
  return { name, code, people: code === "COURSE_NOT_OPEN" ? await helpersOf(db, person, "group") : [] };
}
