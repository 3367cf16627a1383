/** What other rooms of the API may use of this one. */
export type { DocumentView, ReleaseView } from "./release-queries.ts";
export { softwareUploads } from "./upload-routes.ts";
