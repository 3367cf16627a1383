import type { CourseId, GroupId, KeycloakId, UserId } from "@cathedra/domain";
import { mayMakeCourseAvailable } from "@cathedra/domain/access";
import { appErrorText } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, statement, text, uuid } from "../../db/statement.ts";
import { AppError, appError, authorize } from "../../errors.ts";
import type { MutationMakeCourseAvailableArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { type CourseView, getCourse } from "../courses/public.ts";
import { insertEnrolment } from "./enrolment.ts";
import { callPlatform, type FailedBy, type PlatformDeps } from "./platform-call.ts";
import { asPlatformPerson } from "./platform-person.ts";
import { invalidateProgress } from "./sync-state.ts";

const failedBy: FailedBy = (reason) =>
  new AppError("COURSE_NOT_MADE_AVAILABLE", appErrorText("COURSE_NOT_MADE_AVAILABLE", { reason }), {
    reason,
  });

/** Enrols a member in one of the group's courses, for an admin of the group (5.006, X30). */
export async function makeCourseAvailable(
  deps: PlatformDeps & { readonly db: Db },
  actor: SignedInPerson,
  { courseId, customerGroupId, uid }: MutationMakeCourseAvailableArgs,
): Promise<CourseView> {
  const { db } = deps;
  const group = await db
    .selectFrom("customer_group")
    .select(["id", "customer_id as customerId"])
    .where("id", "=", customerGroupId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(mayMakeCourseAvailable(actor, group));
  const facts = uid.includes("\0")
    ? undefined
    : await memberStatement.first(db, group.id, uid as KeycloakId, courseId);
  if (facts === undefined) throw appError("NOT_FOUND");
  const { platformId, ...member } = facts;
  await callPlatform(deps, "make available", failedBy, (platform, signal) =>
    asPlatformPerson({ db, platform, signal }, member, (person) =>
      platform.enrol(person, platformId, signal),
    ),
  ).finally(() => invalidateProgress(db, member.userId));
  await inLockedTransaction(db, [lockKey("person", member.userId)], async (tx) => {
    await insertEnrolment(tx, member.userId, courseId, false);
    const after = { groupId: group.id, courseId };
    await audit(tx, actor, "course.made_available", member.userId, { customer: group.customerId, after });
  });
  const course = await getCourse(db, member.userId, courseId);
  if (course === undefined) throw appError("NOT_FOUND");
  return course;
}

/** Reads a member with a course that the group has and that is open to the member. */
const memberStatement = statement(
  {
    userId: uuid<UserId>(),
    email: text(),
    isEmailVerified: bool(),
    firstName: text(),
    lastName: text(),
    platformId: text(),
  },
  (groupId: GroupId, keycloakId: KeycloakId, courseId: CourseId) => sql`
    select person.id as "userId", person.email, person.email_verified as "isEmailVerified",
      person.first_name as "firstName", person.last_name as "lastName", course.platform_id as "platformId"
    from app_user person
    join customer_group_member member on member.user_id = person.id and member.group_id = ${groupId}
    join group_course given on given.group_id = member.group_id and given.course_id = ${courseId}
    join course on course.id = given.course_id and course.gone_at is null
    where person.keycloak_id = ${keycloakId}
      and exists (select from open_course own where own.user_id = person.id and own.course_id = course.id)`,
);
