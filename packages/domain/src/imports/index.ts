export * from "./import-document.ts";
export { type ImportChange, type ImportPlan, maxChanges, maxDetails } from "./import-plan.ts";
export { type JsonFault, type JsonText, readJson } from "./read-json.ts";
