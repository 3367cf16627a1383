/** The public interface of this module: what other modules of the API may import. */
export { logbookImportRoutes } from "./import-routes.ts";
export { logbookImportRunner } from "./run-import.ts";
