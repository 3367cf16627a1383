/** The public interface of this module: what other modules of the API may import. */

export { decodeInTurn } from "./decode-in-turn.ts";
export { discarded, isDiscarded } from "./discarded-objects.ts";
export { abortDelivery, beginDelivery, type Delivery, finishDelivery } from "./file-deliveries.ts";
export { headBytes } from "./file-head.ts";
export { adoptFile, releaseFile } from "./file-ownership.ts";
export { fileRoutes } from "./file-routes.ts";
export { addressOfPicture, keyOfFile } from "./picture-addresses.ts";
export { releaseBuffer } from "./release-buffer.ts";
export { admitDownload, sendArchive } from "./send-archive.ts";
export { detectTypeByHead, storeAnyFile } from "./store-any-file.ts";
export { type FileClaim, type StoredFacts, type StoreRefusal, storeFile } from "./store-file.ts";
export { sweepFiles } from "./sweep-files.ts";
export { sweepObjects } from "./sweep-objects.ts";
export { isDrawable, makeThumbnail, type PictureSize } from "./thumbnail.ts";
export { buildZip, type ZipEntry } from "./zip.ts";
