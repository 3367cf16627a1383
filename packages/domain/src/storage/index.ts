export type { StorageItem } from "./item.ts";
export { type PreviewKind, plainBytes, previewOf, servedTypeOf } from "./kinds.ts";
export { storageLimits } from "./limits.ts";
export {
  bytesOf,
  foldedName,
  keyOfPath,
  type NameRefusal,
  numberedName,
  orderOfName,
  outermost,
  pathBytes,
  readName,
  readPath,
} from "./names.ts";
export {
  isStorageSort,
  isWayWithTaken,
  type StorageSort,
  storageSorts,
  usualStorageSort,
  type WayWithTaken,
  waysWithTaken,
} from "./orders.ts";
export { isUploadSize, missingParts, partCount, partSizeOf, sha256Pattern, sizeOfPart } from "./parts.ts";
export { type WindowsTrouble, windowsTroubleOf, windowsTroubles } from "./windows-names.ts";
