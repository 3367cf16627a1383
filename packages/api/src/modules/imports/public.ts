/** The public interface of this module: what other modules of the API may import. */

export { createImporter } from "./create-importer.ts";
export type { Importing, ImportReport } from "./import-kind.ts";
export { importRoutes } from "./import-routes.ts";
