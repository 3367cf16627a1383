/** The public interface of this module: what other modules of the API may import. */

export { listQuerySamples } from "./list-query-samples.ts";
export type { VistActivityView } from "./projection.ts";
export type { ActivitiesPage } from "./read-activities.ts";
export { readableActivity } from "./readable-activities.ts";
export {
  type OutcomeFacts,
  outcomeColumns,
  outcomeJsonMembers,
  outcomeOfRow,
  outcomeTexts,
} from "./run-outcome.ts";
