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
} from "./item-names.ts";
export { storageLimits } from "./limits.ts";
export { type PreviewKind, plainBytes, previewOf, servedTypeOf } from "./preview-kind.ts";
export {
  defaultStorageSort,
  isNameConflictPolicy,
  isStorageSort,
  type NameConflictPolicy,
  nameConflictPolicies,
  type StorageSort,
  storageSorts,
} from "./sort-and-conflict.ts";
export type { StorageItem } from "./storage-item.ts";
export {
  isUploadSize,
  missingParts,
  partCount,
  partSizeOf,
  sha256Pattern,
  sizeOfPart,
} from "./upload-parts.ts";
export { type WindowsTrouble, windowsTroubleOf, windowsTroubles } from "./windows-names.ts";
