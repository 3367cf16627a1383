import type { ApiModule } from "../module.ts";
import { activityResultsGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Measured values of runs, and the attempts at an exercise over time (6.002, 6.008). */
export const activityResultsModule = {
  name: "activity-results",
  resolvers,
  loaders,
  listSizes: {
    "VistActivity.metricValues": 30,
    "ExerciseSeries.attempts": 30,
    "ExerciseSeries.verdicts": 1,
    "ExerciseVerdict.steps": 30,
    "ExerciseSeries.metrics": 20,
    "MetricSeries.benchmarks": 1,
  },
  guards: activityResultsGuards,
} satisfies ApiModule;
