import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { appError } from "../../errors.ts";
import type { QueryStartCheckArgs, StartKind } from "../../graphql/generated/contract.ts";
import { checkCases } from "./check-case.ts";
import { checkCourses } from "./check-course.ts";
import { checkEvents } from "./check-event.ts";
import { checkExercises } from "./check-exercise.ts";
import { readPerson } from "./read-person.ts";
import { type Check, type CheckDeps, type StartVerdict, sharedFacts } from "./start-verdict.ts";

export const checks: Readonly<Record<StartKind, Check>> = {
  case: checkCases,
  event: checkEvents,
  course: checkCourses,
  exercise: checkExercises,
};

/** Whether a person can start something, by the same rules as the start itself; nothing is locked or started. */
export async function startCheck(deps: CheckDeps, actor: Actor, { personId, kind, id }: QueryStartCheckArgs) {
  const person = await readPerson(deps.db, actor, personId);
  const now = deps.clock();
  const verdicts = id.includes("\0")
    ? undefined
    : await checks[kind](deps, person, [id], sharedFacts(deps, person, now));
  const verdict = verdicts?.get(id);
  if (verdict === undefined) throw appError("NOT_FOUND");
  return getAnswer(verdict, now);
}

/** A verdict in the contract's form. */
export function getAnswer({ people = [], ...verdict }: StartVerdict, now: Instant) {
  return {
    at: null,
    other: null,
    simulators: [],
    ...verdict,
    people: people.filter(({ isViewer }) => !isViewer).map(({ name }) => name),
    viewerCanHelp: people.some(({ isViewer }) => isViewer),
    isPossible: ["MAY_START", "MAY_JOIN", "PLATFORM_AWAY"].includes(verdict.code),
    checkedAt: now,
  };
}
