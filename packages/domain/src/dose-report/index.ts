export type { ContentItem, DoseDocument } from "./document.ts";
export { type ModalityField, modalityToSet } from "./modality.ts";
export * from "./read.ts";
