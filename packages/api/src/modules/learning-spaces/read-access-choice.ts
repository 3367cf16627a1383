import type { CaseId, CourseId } from "@cathedra/domain";
import { fieldError } from "@cathedra/domain/messages";
import { invalidInput } from "../../errors.ts";
import type { MutationSaveLearningSpaceAccessArgs } from "../../graphql/generated/contract.ts";
import type { coursesOfAccess } from "./access-courses.ts";
import type { SpaceAccess } from "./space-queries.ts";

/** What there is to choose from, with what is allowed of it. */
export type Offered = {
  readonly cloudModules: SpaceAccess["cloudModules"];
  readonly courses: Awaited<ReturnType<typeof coursesOfAccess>>;
};

/** What an account may use of a space, where it does not have all of it. */
export type AccessChoice = { readonly cases: readonly CaseId[]; readonly courses: readonly CourseId[] };

/** What the account may use at the moment. */
export function currentAccess({ cloudModules, courses }: Offered): AccessChoice {
  const cases = cloudModules.flatMap((module) => module.cases.filter(({ allowed }) => allowed));
  return {
    cases: cases.map(({ caseId }) => caseId as CaseId),
    courses: courses.filter(({ allowed }) => allowed).map(({ course }) => course.id),
  };
}

/**
 * The given ids as cases and courses: those of courses are numbers, which no case has for an id. A kind of which they say
 * nothing stays as it is.
 */
export function readAccessChoice(
  { courses: given, kinds: wanted }: Pick<MutationSaveLearningSpaceAccessArgs, "courses" | "kinds">,
  offered: Offered,
): AccessChoice {
  const caseIds = new Set<string>(
    offered.cloudModules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId)),
  );
  const courseIds = new Map(offered.courses.map(({ course }) => [String(course.id), course.id]));
  const wrong = given.findIndex((id) => !caseIds.has(id) && !courseIds.has(id));
  if (wrong >= 0) throw invalidInput([fieldError(`courses.${wrong}`, "NOT_AN_OPTION")]);
  const cases = [...new Set(given.filter((id) => caseIds.has(id)) as readonly string[] as readonly CaseId[])];
  const courses = [...new Set(given.flatMap((id) => courseIds.get(id) ?? []))];
  const named = { cases: cases.length > 0, courses: courses.length > 0 };
  const says = (kind: "cases" | "courses"): boolean =>
    wanted?.includes(kind) ?? (named[kind] || given.length === 0);
  const stands = currentAccess(offered);
  return { cases: says("cases") ? cases : stands.cases, courses: says("courses") ? courses : stands.courses };
}
