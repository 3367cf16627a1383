/** The public interface of this module: what other modules of the API may import. */
export type { DoubleView } from "./doubles-query.ts";
