import type { Actor } from "@cathedra/domain/access";
import { mayReadCohort } from "@cathedra/domain/access";
import { type ProficiencyRule, passesNeeded } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import type {
  CohortExercise,
  CohortPerson,
  QueryCohortProgressArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { findGroup, type GroupView } from "../groups/public.ts";
import { figuresOfAttempts } from "./attempt-series.ts";
import { type CohortMember, cohortStatement, type NamedExercise } from "./cohort-statement.ts";
import { ruleOrDefault } from "./proficiency-rules.ts";

/** The most people of one page: as many as a class has in its other tables. */
const maxPeople = 500;
const maxExercises = 200;

/** The progress table of a cohort. */
export type CohortView = {
  readonly customerGroup: GroupView;
  readonly rule: ProficiencyRule;
  readonly passesNeeded: number;
  readonly totalCount: number;
  readonly exercises: readonly CohortExercise[];
  readonly people: readonly CohortPerson[];
};

/** The progress of a group's people in the exercises, for people who may read it. */
export async function readCohortProgress(
  { db }: { readonly db: Db },
  actor: Actor,
  args: QueryCohortProgressArgs,
): Promise<CohortView> {
  const part = readPageArgs(args, { usual: maxPeople, most: maxPeople });
  const customerGroup = await findGroup(db, actor.userId, args.customerGroupId);
  if (customerGroup === undefined) throw appError("NOT_FOUND");
  authorize(mayReadCohort(actor, { id: customerGroup.id, customerId: customerGroup.customer.id }));
  const {
    totalCount,
    chosenRule,
    exercises: ran,
    people,
  } = await cohortStatement.only(db, customerGroup.id, part);
  const exercises = getColumns(ran).slice(0, maxExercises);
  const rule = ruleOrDefault(chosenRule);
  return {
    customerGroup,
    rule,
    passesNeeded: passesNeeded(rule),
    totalCount,
    exercises,
    people: people.map((member) => toRow(member, exercises, rule)),
  };
}

/** The columns of the table: each exercise once, named as in its newest version that was run. */
export function getColumns(ran: readonly NamedExercise[]): readonly CohortExercise[] {
  const newest = new Map<string, NamedExercise>();
  for (const each of ran) {
    const known = newest.get(each.exerciseKey);
    if (known === undefined || known.id < each.id) newest.set(each.exerciseKey, each);
  }
  return ran.filter((each) => newest.get(each.exerciseKey) === each);
}

function toRow(
  { person, email, role, series }: CohortMember,
  exercises: readonly CohortExercise[],
  rule: ProficiencyRule,
): CohortPerson {
  const own = new Map(series.map((each) => [each.key, each]));
  const cells = exercises.map(({ exerciseKey }) => {
    const attempts = own.get(exerciseKey);
    return attempts === undefined ? undefined : figuresOfAttempts(attempts, rule);
  });
  return {
    person,
    email,
    role,
    standings: cells.map((cell) => cell?.standing ?? null),
    attempts: cells.map((cell) => cell?.attempts ?? 0),
    best: cells.map((cell) => cell?.best ?? null),
    met: cells.map((cell) => cell?.met ?? null),
    passesLeft: cells.map((cell) => cell?.passesLeft ?? passesNeeded(rule)),
    proficientSince: cells.map((cell) => cell?.proficientSince ?? null),
    lostSince: cells.map((cell) => cell?.lostSince ?? null),
    lastRunAt: cells.map((cell) => cell?.lastRunAt ?? null),
  };
}
