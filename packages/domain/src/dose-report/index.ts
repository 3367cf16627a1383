export type { ContentItem, DoseDocument } from "./dose-document.ts";
export { type ModalityField, modalityToSet } from "./modality-to-set.ts";
export * from "./read-dose-report.ts";
