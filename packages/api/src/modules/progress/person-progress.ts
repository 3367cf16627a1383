import { type Instant, instant, type KeycloakId, type UserId } from "@cathedra/domain";
import { type Actor, mayReadProgress } from "@cathedra/domain/access";
import { type NextExercise, nextSteps, passesForProficiency } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { appError, insist } from "../../errors.ts";
import type { NextStep, PersonProgress } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { readableActivity } from "../activity-log/face.ts";
import { columnsOf } from "./cohort-progress.ts";
import { factsStatement, personStatement, type TodaysExercise } from "./person-statement.ts";
import { byExercise, figuresOf, type SeriesFigures } from "./series.ts";

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
  const series = byExercise(stored.series);
  const figures = new Map([...series].map(([key, versions]) => [key, figuresOf(versions)]));
  return {
    person: stored.person,
    isOwn,
    passesAsked: passesForProficiency,
    exercises: columnsOf(stored.ran)
      .flatMap((exercise) => {
        const known = figures.get(exercise.exerciseKey);
        return known === undefined ? [] : [{ ...exercise, ...known }];
      })
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
  insist(mayReadProgress(actor, facts));
  return facts.userId;
}

/** A voucher is the person's own: nobody else runs a case with it. */
function stepsFrom(
  today: readonly TodaysExercise[],
  figures: ReadonlyMap<string, SeriesFigures>,
  isOwn: boolean,
): readonly NextStep[] {
  const exercises = today.map((exercise): TodaysExercise & NextExercise & Told => {
    const {
      standing = null,
      passesNow = 0,
      lastRunAt = null,
      attempts = 0,
      best = null,
    } = figures.get(exercise.exerciseKey) ?? {};
    return {
      ...exercise,
      standing,
      passesNow,
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
