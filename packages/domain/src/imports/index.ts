export * from "./document.ts";
export { type ImportChange, type ImportPlan, mostChanges, mostDetails } from "./plan.ts";
export { type JsonFault, type JsonText, readJson } from "./read-json.ts";
