/** The public interface of this module: what other modules of the API may import. */
export { openLearningService } from "./learning-service.ts";
export type { Refreshed } from "./refresh-progress.ts";
