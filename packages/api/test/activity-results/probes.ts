import type { Probe } from "../platform/role-matrix/probe.ts";

export const activityResultsProbes: readonly Probe[] = [
  {
    operation: "Query.exerciseSeries",
    call: { query: '{ exerciseSeries(exerciseKey: "nothing/like-it") { count } }' },
  },
];
