/** What other rooms of the API may use of this one. */
export { openLearningService } from "./learning-service.ts";
export type { Refreshed } from "./refresh-progress.ts";
