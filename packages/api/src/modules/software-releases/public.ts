/** The public interface of this module: what other modules of the API may import. */
export type { DocumentView, ReleaseView } from "./release-queries.ts";
export { softwareUploads } from "./upload-routes.ts";
