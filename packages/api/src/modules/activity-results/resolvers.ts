import type { SimulatorActivityId } from "@cathedra/domain";
import { runOutcomeText } from "@cathedra/domain/messages";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { simulationsOf } from "../simulator-modules/public.ts";
import { exerciseSeries } from "./exercise-series.ts";
import { measuredValuesOf } from "./measured-values.ts";
import { metricResultsOf } from "./metric-results.ts";
import { verdictsOf } from "./run-verdicts.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    exerciseSeries: (_, args, context) => exerciseSeries(context, context.actor, args),
  },
  ExerciseAttempt: { outcomeText: (attempt) => runOutcomeText(attempt) },
  ExerciseSeries: {
    exerciseName: ({ latest }) => latest.exerciseName,
    moduleName: ({ latest }) => latest.moduleName,
    person: ({ latest }) => latest,
    count: ({ latest }) => latest.count,
    attempts: ({ rows }) =>
      rows.map(({ startedAt, version, ...row }) => ({
        ...row,
        activityStart: startedAt,
        moduleVersion: version,
      })),
    verdicts: ({ rows, exerciseKey }, _, { db, actor }) => verdictsOf(db, actor, rows, exerciseKey),
    metrics: metricResultsOf,
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  VistActivity: {
    exercise: async (queries, { db }) => {
      const found = await simulationsOf(
        db,
        queries.map(({ obj }) => obj.exerciseId),
      );
      return queries.map(({ obj }) => {
        const exercise = found.get(obj.exerciseId);
        if (exercise === undefined) throw new Error("a run without its exercise");
        return exercise;
      });
    },
    metricValues: (queries, { db }) =>
      measuredValuesOf(
        db,
        queries.map(({ obj }) => obj.id as SimulatorActivityId),
      ),
  },
} satisfies Loaders;
