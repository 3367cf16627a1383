/** The public interface of this module: what other modules of the API may import. */
export { deleteOldExports } from "./delete-old-exports.ts";
export { mayUseExportLink } from "./export-link.ts";
export { exportRunner } from "./export-runner.ts";
