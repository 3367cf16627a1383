/** The public interface of this module: what other modules of the API may import. */
export type { Importing, ImportReport } from "./import-kind.ts";
export { importOf } from "./import-of.ts";
export { importRoutes } from "./import-routes.ts";
