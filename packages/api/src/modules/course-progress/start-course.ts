import type { CourseId, LearningSpaceId, UserId } from "@cathedra/domain";
import { type CourseStartRefusal, startCourse as checkStart, spaceAddress } from "@cathedra/domain/learning";
import { appErrorText } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { bool, int, nullable, statement, text } from "../../db/statement.ts";
import { AppError, appError } from "../../errors.ts";
import type { LearningService } from "../../ports/learning-service.ts";
import { type CourseView, getCourse } from "../courses/public.ts";
import { inSpaceOrder } from "../learning-spaces/public.ts";
import { recordEnrolment } from "./enrolment.ts";
import { callPlatform, type FailedBy, type PlatformDeps } from "./platform-call.ts";
import { asPlatformPerson } from "./platform-person.ts";
import { invalidateProgress } from "./sync-state.ts";

type Deps = PlatformDeps & { readonly db: Db; readonly learning: LearningService };

export type Started = { readonly goto_url: string; readonly course: CourseView };

const failedBy: FailedBy = (reason) =>
  new AppError("COURSE_START_FAILED", appErrorText("COURSE_START_FAILED", { reason }), { reason });

/**
 * Starts or continues a course (5.012, 5.018): enrols the person on the platform, stores the enrolment, and returns the address
 * that opens the course signed in. Every step can be repeated after a lost answer.
 */
export async function startCourse(deps: Deps, actor: SignedInPerson, courseId: CourseId): Promise<Started> {
  const { db, learning } = deps;
  const facts = await startStatement.first(db, actor.userId, courseId);
  const start = checkStart({
    isOpen: facts !== undefined,
    hasPlatform: learning.platform !== undefined,
    isKnownThere: facts?.isKnownThere === true,
    isAddressConfirmed: actor.isEmailVerified,
  });
  if (!start.ok) throw refusedStart(start.error);
  if (facts === undefined) throw appError("NOT_FOUND");
  const course = facts.platformId;
  const backUrl = backTo(learning.publicUrl, courseId, facts);
  let isAsked = false;
  const goto_url = await callPlatform(
    deps,
    "start",
    failedBy,
    (platform, signal) =>
      asPlatformPerson({ db, platform, signal }, actor, async (person) => {
        isAsked = true;
        await platform.enrol(person, course, signal);
        await recordEnrolment(db, actor.userId, courseId);
        return platform.openCourse({ person, course, backUrl }, signal);
      }),
    // After a failure the progress is invalidated too, because the person may be enrolled or may have started nevertheless.
  ).finally(() => (isAsked ? invalidateProgress(db, actor.userId) : undefined));
  const started = await getCourse(db, actor.userId, courseId);
  if (started === undefined) throw appError("NOT_FOUND");
  return { goto_url, course: started };
}

function refusedStart({ code }: CourseStartRefusal): AppError {
  if (code === "NO_PLATFORM") return failedBy("none", false);
  return appError(code === "COURSE_NOT_OPEN" ? "NOT_FOUND" : code);
}

type Place = { readonly spaceId: LearningSpaceId | null; readonly spaceName: string | null };

const startStatement = statement(
  {
    platformId: text(),
    isKnownThere: bool(),
    spaceId: nullable(int<LearningSpaceId>()),
    spaceName: nullable(text()),
  },
  (userId: UserId, courseId: CourseId) => sql`
    select course.platform_id as "platformId",
      exists (select from platform_person where user_id = ${userId}) as "isKnownThere", place.id as "spaceId", place.name as "spaceName"
    from course
    left join lateral (
      select space.id, space.name from learning_space_course listed
      join learning_space space on space.id = listed.learning_space_id
      where listed.course_id = course.id order by space.gone_at is not null, ${inSpaceOrder} limit 1
    ) place on true
    where course.id = ${courseId} and course.gone_at is null
      and exists (select from open_course own where own.user_id = ${userId} and own.course_id = course.id)`,
);

/** The address of the course's page (5.003, X06), to which the platform sends the person back. */
function backTo(publicUrl: string, courseId: CourseId, { spaceId: id, spaceName: name }: Place): string {
  const page = id === null || name === null ? "/learning-spaces" : spaceAddress({ id, name }, courseId);
  return `${publicUrl}${page}?returned=1`;
}
