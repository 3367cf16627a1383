export * from "./item-names.ts";
export { storageLimits } from "./limits.ts";
export { getPreview, getServedType, type PreviewKind, plainBytes } from "./preview-kind.ts";
export * from "./sort-and-conflict.ts";
export type { StorageItem } from "./storage-item.ts";
export * from "./upload-parts.ts";
export { getWindowsTrouble, type WindowsTrouble, windowsTroubles } from "./windows-names.ts";
