/** What other rooms of the API may use of this one. */
export { type JudgedFacts, judgedColumns, judgedMembers, judgedTexts, outcomeOfRow } from "./judged.ts";
export type { VistActivityView } from "./projection.ts";
export { questionSamples } from "./question-samples.ts";
export type { ActivitiesPage } from "./read-activities.ts";
export { readableActivity } from "./readable.ts";
