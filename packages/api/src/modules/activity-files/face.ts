/** What other rooms of the API may use of this one. */
export { askForMissingThumbnails, makeThumbnails } from "./make-thumbnails.ts";
export { askForThumbnails, thumbnailsJob } from "./thumbnail-queries.ts";
