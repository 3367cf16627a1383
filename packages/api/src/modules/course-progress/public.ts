/** The public interface of this module: what other modules of the API may import. */
export { classProgressReader } from "./class-progress-reader.ts";
export { openLearningService } from "./learning-service.ts";
export type { Refreshed } from "./refresh-progress.ts";
