import { type CustomerId, type Instant, instant } from "@cathedra/domain";
import {
  getScores,
  type JudgedAttempt,
  type ProficiencyFigures,
  type ProficiencyRule,
  passesNeeded,
  proficiencyStatus,
  type ScoredAttempt,
  type ScoreFigures,
} from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";

/**
 * All attempts of a person at one version of an exercise for one institution in compact form: a letter for each outcome, and
 * the times. For a cohort, hundreds of them are transferred for each person.
 */
export type StoredSeries = {
  readonly key: string;
  readonly exerciseId: number;
  readonly customerId: CustomerId | null;
  /** The outcomes, one letter each, as `outcomeLetter` writes them. */
  readonly outcomes: string;
  readonly moments: readonly number[];
  /** The percentage of criteria that each attempt met; null if the attempt does not count. */
  readonly scores: readonly (number | null)[];
};

/**
 * SQL for the outcome of `activity` as a letter: `p` for passed, `f` for failed, `n` for not counted; upper case if the run was
 * uploaded by hand.
 */
export const outcomeLetter = sql`
  case when activity.is_met is null or not activity.is_completed then 'n'
    when activity.is_met then case when activity.source = 'by_hand' then 'P' else 'p' end
    else case when activity.source = 'by_hand' then 'F' else 'f' end end`;

/**
 * The attempts of a person by exercise, version and institution that `counts` selects from `activity`. It reads only the index
 * `simulator_activity_standings`.
 */
export function getSeries(person: RawBuilder<unknown>, counts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select exercise_key as key, exercise_id as "exerciseId", customer_id as "customerId",
      string_agg(${outcomeLetter}, '' order by started_at, id) as outcomes,
      array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments,
      array_agg(case when is_completed then progress end order by started_at, id) as scores
    from simulator_activity activity where activity.created_by = ${person} and ${counts}
    group by exercise_key, exercise_id, customer_id
    offset 0`;
}

/**
 * The attempts of a person at an exercise for one institution, all versions in the order of time, as a row of `exercise_series`:
 * triggers keep it equal to the runs.
 */
export type StoredAttempts = {
  readonly outcomes: string;
  readonly versions: readonly number[];
  readonly moments: readonly number[];
};

/** The attempts of a series with the share of criteria that each one met, in percent; null where it does not count. */
export type ScoredAttempts = StoredAttempts & { readonly scores: readonly (number | null)[] };

/** A person's status in an exercise, from their attempts at it, by the rule of the institution. */
export function getProficiencyFigures(stored: StoredAttempts, rule: ProficiencyRule): ProficiencyFigures {
  return proficiencyStatus(judgedAttempts(stored), rule);
}

/** The figures of an exercise from all attempts of a person at it, by the rule of the institution. */
export function figuresOfAttempts(stored: ScoredAttempts, rule: ProficiencyRule): SeriesFigures {
  const attempts = judgedAttempts(stored).map((attempt, place) => ({
    ...attempt,
    score: stored.scores[place] ?? null,
  }));
  return figures(attempts, stored.moments.at(-1) ?? 0, rule);
}

function judgedAttempts({ outcomes, versions, moments }: StoredAttempts): readonly JudgedAttempt[] {
  return moments.map((at, place) =>
    getAttempt({
      id: String(place).padStart(6, "0"),
      at,
      exerciseId: versions[place] ?? 0,
      letter: outcomes[place] ?? "",
    }),
  );
}

/** A person's status in one exercise, with the share of met criteria. */
export type SeriesFigures = ProficiencyFigures &
  ScoreFigures & {
    /** The number of consecutive passes that makes a person proficient. */
    readonly passesNeeded: number;
    readonly lastRunAt: Instant;
  };

/** The figures of an exercise across its versions, by the rule of the institution. */
export function getFigures(versions: readonly StoredSeries[], rule: ProficiencyRule): SeriesFigures {
  const last = Math.max(0, ...versions.map(({ moments }) => moments.at(-1) ?? 0));
  return figures(versions.flatMap(getAttempts), last, rule);
}

function figures(attempts: readonly ScoredAttempt[], lastAt: number, rule: ProficiencyRule): SeriesFigures {
  return {
    ...proficiencyStatus(attempts, rule),
    passesNeeded: passesNeeded(rule),
    ...getScores(attempts, rule),
    lastRunAt: instant(lastAt),
  };
}

function getAttempts({ exerciseId, outcomes, moments, scores }: StoredSeries): readonly ScoredAttempt[] {
  return moments.map((at, place) => ({
    // Attempts are stored in order of time, so their position serves as the id that breaks ties.
    ...getAttempt({ id: String(place).padStart(6, "0"), at, exerciseId, letter: outcomes[place] ?? "" }),
    score: scores[place] ?? null,
  }));
}

type Lettered = {
  readonly id: string;
  readonly at: number;
  readonly exerciseId: number;
  /** The outcome as a letter of `outcomeLetter`. */
  readonly letter: string;
};

/** An attempt in the form that the domain's rules take. */
export function getAttempt({ id, at, exerciseId, letter }: Lettered): JudgedAttempt {
  const small = letter.toLowerCase();
  return {
    id,
    startedAt: instant(at),
    version: String(exerciseId),
    isMet: verdicts[small] ?? null,
    isByHand: small !== letter,
  };
}

const verdicts: Readonly<Record<string, boolean>> = { p: true, f: false };

/** The series of a person by exercise. */
export function byExercise(series: readonly StoredSeries[]): ReadonlyMap<string, readonly StoredSeries[]> {
  return groupBy(series, ({ key }) => key);
}

/** The series of one exercise by the institution that the runs were made for. */
export function byInstitution(series: readonly StoredSeries[]) {
  return groupBy(series, ({ customerId }) => customerId);
}

function groupBy<Of, Key>(all: readonly Of[], makeKey: (one: Of) => Key): ReadonlyMap<Key, readonly Of[]> {
  const found = new Map<Key, Of[]>();
  for (const each of all) {
    const known = found.get(makeKey(each));
    if (known === undefined) found.set(makeKey(each), [each]);
    else known.push(each);
  }
  return found;
}
