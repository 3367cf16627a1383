/** The public interface of this module: what other modules of the API may import. */
export type { DuplicateView } from "./duplicates-query.ts";
