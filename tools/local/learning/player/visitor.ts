import { getCourse, type StoredCourse } from "../store/catalogue.ts";
import { type CourseProgress, getEnrolment, toCourseProgress } from "../store/progress.ts";
import { getVisit, sessionPerson } from "../store/sign-ins.ts";
import type { PlayerDeps, PlayerRequest } from "./deps.ts";

export const cookieName = "cathedra_learning";

/** A person who is signed in on the platform. */
export type Visitor = { readonly key: string; readonly personId: number };

/** A course for a person who is enrolled in it. */
export type Visit = Visitor & {
  readonly course: StoredCourse;
  readonly standing: CourseProgress;
  /** The unit that they were in last. */
  readonly lastUnitId: number | null;
  readonly backUrl: string | undefined;
  readonly finishedUrl: string | undefined;
};

export function getVisitor({ store }: PlayerDeps, { cookie }: PlayerRequest): Visitor | undefined {
  const key = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookie)?.[1];
  const personId = key === undefined ? undefined : sessionPerson(store, key);
  return key === undefined || personId === undefined ? undefined : { key, personId };
}

export function visitTo(deps: PlayerDeps, visitor: Visitor, courseId: number): Visit | undefined {
  const { store, portal } = deps;
  const course = getCourse(store, courseId);
  const enrolment = getEnrolment(store, visitor.personId, courseId);
  if (course === undefined || enrolment === undefined) return undefined;
  const visit = getVisit(store, visitor.key, courseId);
  const backUrl = allowed(visit?.backUrl, portal) ?? portal;
  return {
    ...visitor,
    course,
    standing: toCourseProgress(store, visitor.personId, courseId),
    lastUnitId: enrolment.lastUnitId,
    backUrl,
    finishedUrl: allowed(visit?.finishedUrl, portal) ?? backUrl,
  };
}

/** The address to which a course may lead back: only one of the portal; any other is ignored. */
function allowed(url: string | undefined, portal: string | undefined): string | undefined {
  if (url === undefined || portal === undefined || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  const isWeb = parsed.protocol === "http:" || parsed.protocol === "https:";
  return isWeb && parsed.origin === new URL(portal).origin ? parsed.href : undefined;
}
