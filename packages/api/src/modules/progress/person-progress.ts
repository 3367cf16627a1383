import { type CustomerId, type Instant, instant, type KeycloakId, type UserId } from "@cathedra/domain";
import { type Actor, mayReadProgress } from "@cathedra/domain/access";
import {
  type NextExercise,
  type NextStep as NextStepOf,
  nextSteps,
  passesNeeded,
  practiceReminders,
  type Reminders,
} from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  InstitutionRule,
  NextStep,
  PersonProgress,
  PracticeReminders,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { readableActivity } from "../activity-log/public.ts";
import {
  byExercise,
  byInstitution,
  getFigures,
  type SeriesFigures,
  type StoredSeries,
} from "./attempt-series.ts";
import { getColumns } from "./cohort-progress.ts";
import {
  factsStatement,
  type Institution,
  personStatement,
  type TodaysExercise,
} from "./person-statement.ts";
import { ruleOrDefault } from "./proficiency-rules.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const maxExercises = 500;
const recentMs = 13 * 7 * 86_400_000;

/**
 * A person's progress in the exercises: the caller's own, or that of a person whom the caller administers. For others the
 * person does not exist.
 */
export async function readPersonProgress(
  { db, clock }: Deps,
  actor: Actor,
  uid: string | null | undefined,
): Promise<PersonProgress> {
  const userId = await whose(db, actor, uid ?? actor.keycloakId);
  const { stored, rules, figures } = await readFigures({ db, clock }, actor, userId);
  const isOwn = userId === actor.userId;
  return {
    person: stored.person,
    isOwn,
    rules,
    exercises: getColumns(stored.ran)
      .flatMap((exercise) =>
        (figures.get(exercise.exerciseKey) ?? []).map((known) => ({ ...exercise, ...known })),
      )
      .slice(0, maxExercises),
    practisedAt: stored.recent.map(([at]) => instant(at)),
    practisedSeconds: stored.recent.map(([, seconds]) => seconds),
    nextSteps: nextSteps(exercisesToRun(stored.today, figures)).map((step) => stepView(step, isOwn)),
  };
}

/** The caller's exercises that are nearly proficient or need practice again, in one statement like their progress. */
export async function readPracticeReminders(
  { prefetched, ...deps }: Deps & Pick<GraphqlContext, "prefetched">,
  actor: Actor,
): Promise<PracticeReminders> {
  if (prefetched.practiceReminders === false) {
    return { onePassShort: { count: 0, steps: [] }, again: { count: 0, steps: [] } };
  }
  const { stored, figures } = await readFigures(deps, actor, actor.userId);
  const { onePassShort, again } = practiceReminders(exercisesToRun(stored.today, figures));
  const view = ({ count, steps }: Reminders<ExerciseToRun>) => ({
    count,
    steps: steps.map((step) => stepView(step, true)),
  });
  return { onePassShort: view(onePassShort), again: view(again) };
}

/** A person's runs, judged by the rules of the institutions for which they were made. */
async function readFigures({ db, clock }: Deps, actor: Actor, userId: UserId) {
  const now = clock();
  const times = { since: instant(now - recentMs), now };
  const stored = await personStatement.first(db, userId, readableActivity(actor), times);
  if (stored === undefined) throw appError("NOT_FOUND");
  const rules = getRules(stored.series, stored.institutions);
  const figures = new Map(
    [...byExercise(stored.series)].map(([key, series]) => [key, figuresByInstitution(series, rules)]),
  );
  return { stored, rules, figures };
}

/** The id of the person whose progress is requested; the caller's own progress needs no check. */
async function whose(db: Db, actor: Actor, uid: string): Promise<UserId> {
  if (uid === actor.keycloakId) return actor.userId;
  const facts = await factsStatement.first(db, uid as KeycloakId, actor.administers);
  if (facts === undefined) throw appError("NOT_FOUND");
  authorize(mayReadProgress(actor, facts));
  return facts.userId;
}

/** The rule of each institution that runs were made for; runs without one are judged by the portal's default. */
function getRules(
  series: readonly StoredSeries[],
  institutions: readonly Institution[],
): readonly InstitutionRule[] {
  const without = { institutionId: null, institutionName: null, rule: ruleOrDefault(null) };
  return [
    ...institutions.map(({ id, name, chosenRule }) => ({
      institutionId: id,
      institutionName: name,
      rule: ruleOrDefault(chosenRule),
    })),
    ...(series.some(({ customerId }) => customerId === null) ? [without] : []),
  ];
}

type InstitutionFigures = SeriesFigures & { readonly institutionId: CustomerId | null };

/** Figures of one exercise for each institution for which it was run, latest first. */
function figuresByInstitution(
  series: readonly StoredSeries[],
  rules: readonly InstitutionRule[],
): readonly InstitutionFigures[] {
  return [...byInstitution(series)]
    .map(([institutionId, versions]) => {
      const rule = rules.find((each) => (each.institutionId ?? null) === institutionId)?.rule;
      return { ...getFigures(versions, ruleOrDefault(rule)), institutionId };
    })
    .toSorted((one, other) => other.lastRunAt - one.lastRunAt);
}

type ExerciseToRun = TodaysExercise & NextExercise & StoredFigures;

/** Next steps are derived from the runs for the latest institution only. */
function exercisesToRun(
  today: readonly TodaysExercise[],
  figures: ReadonlyMap<string, readonly InstitutionFigures[]>,
): readonly ExerciseToRun[] {
  return today.map((exercise) => {
    const {
      standing = null,
      passesLeft = passesNeeded(ruleOrDefault(null)),
      lastRunAt = null,
      attempts = 0,
      best = null,
    } = figures.get(exercise.exerciseKey)?.[0] ?? {};
    return {
      ...exercise,
      standing,
      passesLeft,
      lastRunAt,
      attempts,
      best,
      isGiven: exercise.voucherId !== null,
    };
  });
}

/**
 * The contract's form of a next step. Only the person's own page gets the voucher, because no one else can run a case with it.
 */
function stepView({ exercise, reason, passesLeft }: NextStepOf<ExerciseToRun>, isOwn: boolean): NextStep {
  return {
    ...exercise,
    reason,
    passesLeft,
    caseId: isOwn && exercise.isGiven ? exercise.caseId : null,
    voucherId: isOwn ? exercise.voucherId : null,
  };
}

type StoredFigures = {
  readonly attempts: number;
  readonly best: number | null;
  readonly lastRunAt: Instant | null;
};
