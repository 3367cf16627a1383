import { type Instant, instant } from "@cathedra/domain";
import type { ProficiencyStatus } from "@cathedra/domain/results";
import { type ListedPerson, listedPerson } from "../../../../../features/class-people/people-list.ts";

export type CohortExercise = {
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleCode: string;
  readonly moduleName: string;
};

/** A person's status in one exercise. */
export type CohortCell = {
  /** The person's standing; null if they have never run the exercise. */
  readonly standing: ProficiencyStatus | null;
  readonly attempts: number;
  readonly best: number | null;
  readonly met: boolean | null;
  /** The number of further consecutive passes after which the person is proficient. */
  readonly passesLeft: number;
  readonly proficientSince: Instant | null;
  readonly lostSince: Instant | null;
  readonly lastRunAt: Instant | null;
};

/** A person of a cohort. */
export type CohortPerson = ListedPerson & {
  /** The person's cells, in the order of the exercises. */
  readonly cells: readonly CohortCell[];
  readonly proficient: number;
  readonly lastRunAt: Instant | null;
};

type Listed<T> = readonly (T | null | undefined)[];

/** A person as in the API's answer: a list for each kind of figure, in the order of the exercises. */
export type AnsweredPerson = {
  readonly person: { readonly keycloak_id: string; readonly first_name: string; readonly last_name: string };
  readonly email: string;
  readonly standings: Listed<ProficiencyStatus>;
  readonly attempts: readonly number[];
  readonly best: Listed<number>;
  readonly met: Listed<boolean>;
  readonly passesLeft: readonly number[];
  readonly proficientSince: Listed<string>;
  readonly lostSince: Listed<string>;
  readonly lastRunAt: Listed<string>;
};

export function toCohortPerson(person: AnsweredPerson): CohortPerson {
  const cells = person.standings.map(
    (standing, place): CohortCell => ({
      standing: standing ?? null,
      attempts: person.attempts[place] ?? 0,
      best: person.best[place] ?? null,
      met: person.met[place] ?? null,
      passesLeft: person.passesLeft[place] ?? 0,
      proficientSince: toMoment(person.proficientSince[place]),
      lostSince: toMoment(person.lostSince[place]),
      lastRunAt: toMoment(person.lastRunAt[place]),
    }),
  );
  return {
    ...listedPerson({ ...person.person, email: person.email }),
    cells,
    proficient: cells.filter(({ standing }) => standing === "proficient").length,
    lastRunAt: getLatest(cells),
  };
}

function getLatest(cells: readonly CohortCell[]): Instant | null {
  return cells.reduce<Instant | null>(
    (latest, { lastRunAt }) =>
      lastRunAt !== null && (latest === null || lastRunAt > latest) ? lastRunAt : latest,
    null,
  );
}

function toMoment(text: string | null | undefined): Instant | null {
  return text === null || text === undefined ? null : instant(Date.parse(text));
}
