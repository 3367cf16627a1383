/** The public interface of this module: what other modules of the API may import. */
export { classReader } from "./class-reader.ts";
export { openLearningService } from "./learning-service.ts";
export type { Refreshed } from "./refresh-progress.ts";
