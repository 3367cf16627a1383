/** What other rooms of the API may use of this one. */
export type { Importing, ImportReport } from "./import-kind.ts";
export { importOf } from "./import-of.ts";
export { importRoutes } from "./import-routes.ts";
