/** What other rooms of the API may use of this one. */
export { beginDelivery, type Delivery, finishDelivery, giveUpDelivery } from "./deliveries.ts";
export { fileRoutes } from "./file-routes.ts";
export { headBytes } from "./head-of.ts";
export { adoptFile, releaseFile } from "./ownership.ts";
export { addressOfPicture, keyOfFile } from "./pictures.ts";
export { storeAnyFile, typeByHead } from "./store-any.ts";
export { type FileClaim, type StoredFacts, type StoreRefusal, storeFile } from "./store-file.ts";
export { sweepFiles } from "./sweep-files.ts";
export { sweepObjects } from "./sweep-objects.ts";
export { isDrawable, makeThumbnail, type PictureSize } from "./thumbnail.ts";
export { type ZipEntry, zipOf } from "./zip.ts";
