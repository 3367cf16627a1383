import type { Instant, KeycloakId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { getSeries, type MetricSeries, type Spread } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import type { QueryExerciseSeriesArgs } from "../../graphql/generated/contract.ts";
import { type SimulationView, simulationsOf } from "../simulator-modules/public.ts";
import { type AttemptRow, attemptsStatement } from "./attempts.ts";
import { spreadsAround } from "./peer-comparison.ts";

/** An attempt with the names that the contract gives its start and its version. */
export type AttemptView = Omit<AttemptRow, "startedAt" | "version"> & {
  readonly activityStart: Instant;
  readonly moduleVersion: string;
};

/** A person's attempts at an exercise with their figures. */
export type SeriesView = {
  readonly exerciseKey: string;
  /** The attempts in the order in which they were made; there is at least one. */
  readonly rows: readonly AttemptRow[];
  readonly latest: AttemptRow;
  /** The exercise as the version of the latest attempt has it. */
  readonly exercise: SimulationView;
  readonly series: readonly MetricSeries[];
  readonly spreads: ReadonlyMap<string, Spread>;
};

/**
 * A person's attempts at an exercise, for readers who may see them: one statement for the attempts, one for the versions of the
 * exercise, and one for the spread of the group if the reader is an admin. Null if there are no attempts.
 */
export async function exerciseSeries(
  { db }: { readonly db: Db },
  reader: Actor,
  { exerciseKey, uid }: QueryExerciseSeriesArgs,
): Promise<SeriesView | null> {
  if (`${exerciseKey}${uid ?? ""}`.includes("\0")) return null;
  const whose = uid == null ? { userId: reader.userId } : { keycloakId: uid as KeycloakId };
  const rows = await attemptsStatement.rows(db, reader, whose, exerciseKey);
  const latest = rows.at(-1);
  if (latest === undefined) return null;
  const versions = await simulationsOf(
    db,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const exercise = versions.get(latest.exerciseId);
  if (exercise === undefined) throw new Error("a run without its exercise");
  const series = getSeries(
    rows.flatMap(({ exerciseId, ...row }) => {
      const version = versions.get(exerciseId);
      if (version === undefined) return [];
      return [{ ...row, isPlausible: row.implausible.length === 0, definition: version.definition }];
    }),
  );
  return { exerciseKey, rows, latest, exercise, series, spreads: await spreadsAround(db, reader, latest) };
}
