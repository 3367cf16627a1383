import { type CustomerId, type Instant, instant, type KeycloakId, type UserId } from "@cathedra/domain";
import { type Actor, mayReadProgress } from "@cathedra/domain/access";
import { type NextExercise, nextSteps, passesNeeded } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import type { InstitutionRule, NextStep, PersonProgress } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { readableActivity } from "../activity-log/public.ts";
import {
  byExercise,
  byInstitution,
  figuresOf,
  type SeriesFigures,
  type StoredSeries,
} from "./attempt-series.ts";
import { columnsOf } from "./cohort-progress.ts";
import {
  factsStatement,
  type Institution,
  personStatement,
  type TodaysExercise,
} from "./person-statement.ts";
import { ruleOrDefault } from "./proficiency-rules.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const mostExercises = 500;
const recentMs = 13 * 7 * 86_400_000;

/** How somebody stands in the exercises: oneself, or whom the caller administers. For anybody else there is no such person. */
export async function readPersonProgress(
  { db, clock }: Deps,
  actor: Actor,
  uid: string | null | undefined,
): Promise<PersonProgress> {
  const userId = await whose(db, actor, uid ?? actor.keycloakId);
  const now = clock();
  const times = { since: instant(now - recentMs), now };
  const stored = await personStatement.first(db, userId, readableActivity(actor), times);
  if (stored === undefined) throw appError("NOT_FOUND");
  const isOwn = userId === actor.userId;
  const rules = rulesOf(stored.series, stored.institutions);
  const figures = new Map(
    [...byExercise(stored.series)].map(([key, series]) => [key, figuresByInstitution(series, rules)]),
  );
  return {
    person: stored.person,
    isOwn,
    rules,
    exercises: columnsOf(stored.ran)
      .flatMap((exercise) =>
        (figures.get(exercise.exerciseKey) ?? []).map((known) => ({ ...exercise, ...known })),
      )
      .slice(0, mostExercises),
    practisedAt: stored.recent.map(([at]) => instant(at)),
    practisedSeconds: stored.recent.map(([, seconds]) => seconds),
    nextSteps: stepsFrom(stored.today, figures, isOwn),
  };
}

/** Whom the caller asks about; of oneself nothing has to be asked. */
async function whose(db: Db, actor: Actor, uid: string): Promise<UserId> {
  if (uid === actor.keycloakId) return actor.userId;
  const facts = await factsStatement.first(db, uid as KeycloakId, actor.administers);
  if (facts === undefined) throw appError("NOT_FOUND");
  authorize(mayReadProgress(actor, facts));
  return facts.userId;
}

/** The rule of each institution that runs were made for; runs without one are judged by the portal's default. */
function rulesOf(
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

/** One exercise by the rule of each institution that it was run for, the latest first. */
function figuresByInstitution(
  series: readonly StoredSeries[],
  rules: readonly InstitutionRule[],
): readonly InstitutionFigures[] {
  return [...byInstitution(series)]
    .map(([institutionId, versions]) => {
      const rule = rules.find((each) => (each.institutionId ?? null) === institutionId)?.rule;
      return { ...figuresOf(versions, ruleOrDefault(rule)), institutionId };
    })
    .toSorted((one, other) => other.lastRunAt - one.lastRunAt);
}

/** What comes next follows from the runs for one institution, the latest. A voucher is the person's own: nobody else runs a case with it. */
function stepsFrom(
  today: readonly TodaysExercise[],
  figures: ReadonlyMap<string, readonly InstitutionFigures[]>,
  isOwn: boolean,
): readonly NextStep[] {
  const exercises = today.map((exercise): TodaysExercise & NextExercise & Told => {
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
  return nextSteps(exercises).map(({ exercise, reason, passesLeft }) => ({
    ...exercise,
    reason,
    passesLeft,
    caseId: isOwn && exercise.isGiven ? exercise.caseId : null,
    voucherId: isOwn ? exercise.voucherId : null,
  }));
}

type Told = { readonly attempts: number; readonly best: number | null; readonly lastRunAt: Instant | null };
