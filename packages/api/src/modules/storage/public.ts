/** What other rooms of the API may use of this one. */
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
