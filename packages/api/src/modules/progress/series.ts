import { type Instant, instant } from "@cathedra/domain";
import { type Attempt, type StandingFigures, standingOf } from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";

/**
 * All attempts of somebody at one version of an exercise, close together: a letter for each, in time, and when it began. Hundreds of
 * them go over the wire for each person of a cohort.
 */
export type StoredSeries = {
  readonly key: string;
  readonly exerciseId: number;
  /** `p`assed, `f`ailed, `n`ot counted. */
  readonly outcomes: string;
  readonly moments: readonly number[];
  readonly best: number | null;
  readonly last: number | null;
};

/**
 * The attempts of one person by exercise and version, as far as `counts` says of an `activity`. It reads the index
 * `simulator_activity_series` and no table.
 */
export function seriesOf(person: RawBuilder<unknown>, counts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select exercise_key as key, exercise_id as "exerciseId",
      string_agg(
        case when is_met is null or not is_completed then 'n' when is_met then 'p' else 'f' end, ''
        order by started_at, id
      ) as outcomes,
      array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments,
      max(progress) filter (where is_completed) as best,
      (array_agg(progress order by started_at desc, id desc) filter (where is_completed and progress is not null))[1] as last
    from simulator_activity activity where activity.created_by = ${person} and ${counts}
    group by exercise_key, exercise_id
    offset 0`;
}

/** How somebody stands in one exercise, with the share of criteria that was met. */
export type SeriesFigures = StandingFigures & {
  /** Of the runs of the latest version that count: with other criteria it is another exercise. */
  readonly best: number | null;
  readonly last: number | null;
  readonly lastRunAt: Instant;
  /** Whether any run was a pass; null where none counts. */
  readonly met: boolean | null;
};

/** The same exercise in all its versions. */
export function figuresOf(versions: readonly StoredSeries[]): SeriesFigures {
  const latest = versions.reduce((one, other) => (endOf(other) > endOf(one) ? other : one));
  const attempts = versions.flatMap(attemptsOf);
  const judged = attempts.map(({ isMet }) => isMet).filter((isMet) => isMet !== null);
  return {
    ...standingOf(attempts),
    best: latest.best,
    last: latest.last,
    lastRunAt: instant(endOf(latest)),
    met: judged.length === 0 ? null : judged.includes(true),
  };
}

function endOf({ moments }: StoredSeries): number {
  return moments.at(-1) ?? 0;
}

function attemptsOf({ exerciseId, outcomes, moments }: StoredSeries): readonly Attempt[] {
  return moments.map((at, place) => ({
    // As they are stored: in time, and those of one moment by their ids.
    id: String(place).padStart(6, "0"),
    startedAt: instant(at),
    version: String(exerciseId),
    isMet: verdicts[outcomes[place] ?? ""] ?? null,
  }));
}

const verdicts: Readonly<Record<string, boolean>> = { p: true, f: false };

/** The series of a person by exercise. */
export function byExercise(series: readonly StoredSeries[]): ReadonlyMap<string, readonly StoredSeries[]> {
  const found = new Map<string, StoredSeries[]>();
  for (const each of series) {
    const known = found.get(each.key);
    if (known === undefined) found.set(each.key, [each]);
    else known.push(each);
  }
  return found;
}
