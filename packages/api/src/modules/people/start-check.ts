import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { appError } from "../../errors.ts";
import type { QueryStartCheckArgs, StartKind } from "../../graphql/generated/contract.ts";
import { checkCase } from "./check-case.ts";
import { checkCourse } from "./check-course.ts";
import { checkEvent } from "./check-event.ts";
import { checkExercise } from "./check-exercise.ts";
import { type PersonView, readPerson } from "./read-person.ts";
import type { CheckDeps, StartVerdict } from "./start-verdict.ts";

type Check = (
  deps: CheckDeps,
  person: PersonView,
  id: string,
  now: Instant,
) => Promise<StartVerdict | undefined>;

const checks: Readonly<Record<StartKind, Check>> = {
  case: checkCase,
  event: checkEvent,
  course: checkCourse,
  exercise: checkExercise,
};

/** Whether a person can start something, by the same rules as the start itself; nothing is locked or started. */
export async function startCheck(deps: CheckDeps, actor: Actor, { personId, kind, id }: QueryStartCheckArgs) {
  const person = await readPerson(deps.db, actor, personId);
  const now = deps.clock();
  const verdict = id.includes("\0") ? undefined : await checks[kind](deps, person, id, now);
  if (verdict === undefined) throw appError("NOT_FOUND");
  return {
    at: null,
    other: null,
    people: [],
    ...verdict,
    isPossible: ["MAY_START", "MAY_JOIN", "PLATFORM_AWAY"].includes(verdict.code),
    checkedAt: now,
  };
}
