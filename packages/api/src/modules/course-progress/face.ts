/** What other rooms of the API may use of this one. */
export { type Learning, openLearning } from "./learning.ts";
export type { Refreshed } from "./refresh-progress.ts";
