import type { CustomerId, GroupId, KeycloakId, UserId } from "@cathedra/domain";
import { type Actor, allows, mayReadCoursesOfMembers, mayReadGroup } from "@cathedra/domain/access";
import { ownAccountTexts } from "@cathedra/domain/messages";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import type { QueryCoursesByGroupArgs } from "../../graphql/generated/contract.ts";
import { isSameAddress, readablePerson } from "../user/public.ts";
import { type CourseView, coursesOfGroup } from "./course-queries.ts";

type Deps = { readonly db: Db };

/** The person whose courses are requested: the caller, or a person by their address whose courses the caller may read (X30). */
export async function requestedPerson(
  { db }: Deps,
  actor: SignedInPerson,
  emailAddress: string | null | undefined,
): Promise<UserId> {
  if (emailAddress === null || emailAddress === undefined) return actor.userId;
  const person = await readablePerson(db, actor, emailAddress);
  return person.userId;
}

/** The courses of a group, with the progress of the caller or of a member (5.020). */
export async function readCoursesOfGroup(
  { db }: Deps,
  actor: Actor,
  { customerGroupId, emailAddress, uid }: QueryCoursesByGroupArgs,
): Promise<readonly CourseView[]> {
  const group = await groupFacts(db, customerGroupId);
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(mayReadGroup(actor, group));
  if (isOneself(actor, { emailAddress, uid })) return coursesOfGroup(db, actor.userId, group.id);
  const person = allows(mayReadCoursesOfMembers(actor, group))
    ? await getMember(db, group.id, { emailAddress, uid })
    : undefined;
  if (person === undefined) throw appError("FORBIDDEN", ownAccountTexts.foreignUser);
  return coursesOfGroup(db, person, group.id);
}

type Named = Pick<QueryCoursesByGroupArgs, "emailAddress" | "uid">;

/** Whether a request names the caller. An id decides if it is given, because addresses change. */
function isOneself({ keycloakId, email }: Actor, { emailAddress, uid }: Named): boolean {
  if (uid !== null && uid !== undefined) return uid === keycloakId;
  return emailAddress === null || emailAddress === undefined || isSameAddress(emailAddress, email);
}

async function groupFacts(
  db: Db,
  groupId: GroupId,
): Promise<{ readonly id: GroupId; readonly customerId: CustomerId } | undefined> {
  return db
    .selectFrom("customer_group")
    .select(["id", "customer_id as customerId"])
    .where("id", "=", groupId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

async function getMember(
  db: Db,
  groupId: GroupId,
  { emailAddress, uid }: Named,
): Promise<UserId | undefined> {
  if (`${uid ?? ""}${emailAddress ?? ""}`.includes("\0")) return undefined;
  const person = await db
    .selectFrom("customer_group_member as member")
    .innerJoin("app_user as person", "person.id", "member.user_id")
    .select("person.id")
    .where("member.group_id", "=", groupId)
    .where((is) =>
      uid === null || uid === undefined
        ? is(is.fn<string>("lower", ["person.email"]), "=", (emailAddress ?? "").toLowerCase())
        : is("person.keycloak_id", "=", uid as KeycloakId),
    )
    .executeTakeFirst();
  return person?.id;
}
