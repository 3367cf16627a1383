import type { SimulatorActivityId } from "@cathedra/domain";
import { runOutcomeText } from "@cathedra/domain/messages";
import type { MetricSeries as Series } from "@cathedra/domain/results";
import type { MetricSeries } from "../../graphql/generated/contract.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { simulationsOf } from "../simulator-modules/public.ts";
import { exerciseSeries, type SeriesView } from "./exercise-series.ts";
import { findMeasuredValues } from "./measured-values.ts";
import { decideVerdicts } from "./run-verdicts.ts";

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
    verdicts: ({ rows, exerciseKey }, _, { db, actor }) => decideVerdicts(db, actor, rows, exerciseKey),
    metrics: getMetricResults,
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
      findMeasuredValues(
        db,
        queries.map(({ obj }) => obj.id as SimulatorActivityId),
      ),
  },
} satisfies Loaders;

/** The metrics of a series as the contract has them. */
function getMetricResults({ series, exercise, spreads }: SeriesView): readonly MetricSeries[] {
  return series.map(({ metric, benchmarks, ...rest }) => ({
    metric,
    benchmarks: benchmarks.map((each) => ({ ...each, id: `${exercise.id}/${each.id}`, metric })),
    ...getPoints(rest),
    spread: spreads.get(metric.internal_id) ?? null,
  }));
}

function getPoints({
  points,
  best,
  last,
  change,
  hasImproved,
  metInARow,
}: Omit<Series, "metric" | "benchmarks">) {
  return {
    values: points.map(({ value }) => value),
    outcomes: points.map(({ outcome }) => outcome),
    best: best?.id ?? null,
    last: last?.id ?? null,
    change,
    hasImproved,
    passesNow: metInARow.now,
    longestRun: metInARow.longest,
  };
}
