/** The public interface of this module: what other modules of the API may import. */
export type { AttemptView, SeriesView } from "./exercise-series.ts";
export { judgeRuns } from "./judge-runs.ts";
