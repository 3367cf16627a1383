/** The public interface of this module: what other modules of the API may import. */
export { activityDocuments } from "./document-routes.ts";
export type { FileRow } from "./file-queries.ts";
export { isRunLink, mayUseRunLink } from "./link-rights.ts";
export { makeThumbnails, queueMissingThumbnails } from "./make-thumbnails.ts";
export type { RecordingView } from "./recording-view.ts";
export { queueThumbnails, thumbnailsJob } from "./thumbnail-queries.ts";
