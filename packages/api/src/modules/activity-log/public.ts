/** What other rooms of the API may use of this one. */

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
