export * from "./item-names.ts";
export { storageLimits } from "./limits.ts";
export { type PreviewKind, plainBytes, previewOf, servedTypeOf } from "./preview-kind.ts";
export * from "./sort-and-conflict.ts";
export type { StorageItem } from "./storage-item.ts";
export * from "./upload-parts.ts";
export { type WindowsTrouble, windowsTroubleOf, windowsTroubles } from "./windows-names.ts";
