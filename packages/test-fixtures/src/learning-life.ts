import type { CourseId, KeycloakId, UnitId } from "@cathedra/domain";
import { type CastPerson, people } from "./cast.ts";
import { colleagues } from "./colleagues.ts";
import { getCourse } from "./learning-access.ts";
import type { CastCourse, CastUnit } from "./learning-catalogue.ts";
import { type Studied, studies } from "./taken-courses.ts";

type Facts = { readonly totalTimeSeconds: number };

export type UnitLife = Facts & {
  readonly unitId: UnitId;
  readonly platformId: string;
  readonly status: "completed" | "failed";
  readonly score: number | null;
};

/** How far a person is in a course. */
export type CourseLife = Facts & {
  readonly courseId: CourseId;
  readonly platformId: string;
  readonly status: "not_attempted" | "in_progress" | "completed" | "failed";
  readonly percentage: number;
  /** When the person was enrolled, in milliseconds. */
  readonly enrolledAt: number;
  readonly completedAt: number | null;
  readonly lastActiveAt: number | null;
  readonly units: readonly UnitLife[];
};

export type LearnerLife = {
  readonly keycloakId: KeycloakId;
  /** The learning platform's number of the person. */
  readonly platformId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly courses: readonly CourseLife[];
};

const dayMs = 86_400_000;
/** The score, in percent, that passes. */
const passMark = 80;

/** The progress of the demo people by `now`: the same for the portal and for the learning platform of the local world. */
export function learningLife(now: number): readonly LearnerLife[] {
  const learners = [...people, ...colleagues].filter(({ email }) => studies.some(({ who }) => who === email));
  return learners.map((person) => ({
    keycloakId: person.keycloakId,
    platformId: platformPersonId(person),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    courses: studies.filter(({ who }) => who === person.email).map((study) => courseLife(study, now)),
  }));
}

/** The last digits of the fixed ids, in a range of their own. */
function platformPersonId({ keycloakId }: CastPerson): string {
  return String(5000 + Number(keycloakId.slice(-12)));
}

function courseLife({ code, done, score, begun: firstDay, last, minutes }: Studied, now: number): CourseLife {
  const course = getCourse(code);
  const learnt = course.units.filter(({ type }) => type !== "Section");
  const enrolledAt = now - firstDay * dayMs - 70 * 60_000;
  const lastActiveAt = now - last * dayMs - 40 * 60_000;
  const touched = learnt.slice(0, done === "all" ? learnt.length : done);
  const units = touched.map((unit) => unitLife(unit, score, (minutes * 60) / touched.length));
  const completed = units.filter(({ status }) => status === "completed").length;
  const isWhole = completed === learnt.length;
  const begun = units.length === learnt.length ? "failed" : "in_progress";
  return {
    ...getIds(course),
    status: isWhole ? "completed" : units.length === 0 ? "not_attempted" : begun,
    percentage: Math.round((100 * completed) / learnt.length),
    totalTimeSeconds: units.reduce((sum, { totalTimeSeconds }) => sum + totalTimeSeconds, 0),
    enrolledAt,
    completedAt: isWhole ? lastActiveAt : null,
    lastActiveAt: units.length === 0 ? null : lastActiveAt,
    units,
  };
}

function getIds({ id, platformId }: CastCourse) {
  return { courseId: id, platformId };
}

function unitLife({ id, platformId, type }: CastUnit, score: number, seconds: number): UnitLife {
  const isTest = type === "Test";
  return {
    unitId: id,
    platformId,
    status: isTest && score < passMark ? "failed" : "completed",
    score: isTest ? score : type === "Image hotspot" ? 75 : null,
    totalTimeSeconds: Math.round(seconds),
  };
}
