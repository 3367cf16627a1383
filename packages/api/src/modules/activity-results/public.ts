/** What other rooms of the API may use of this one. */
export type { AttemptView, SeriesView } from "./exercise-series.ts";
export { judgeRuns } from "./judge-runs.ts";
