/** The public interface of this module: what other modules of the API may import. */
export { checkFiles, checkFilesJob } from "./check-files.ts";
export { deleteOldAccesses, isLibraryLink, openLibraryLink } from "./library-links.ts";
export { purgeOverdue } from "./purge-items.ts";
export { purgeRunner } from "./purge-runner.ts";
export { receiveUpload } from "./receive-upload.ts";
export { storageRoutes } from "./storage-routes.ts";
export { sweepUploads } from "./sweep-uploads.ts";
export { trashItems } from "./trash-items.ts";
export { storageTrashRoutes } from "./trash-routes.ts";
export { storageUploadRoutes } from "./upload-routes.ts";
