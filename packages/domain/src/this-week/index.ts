export { weekReasonLabels } from "./reason-labels.ts";
export * from "./reasons.ts";
export * from "./reminder.ts";
export * from "./week-list.ts";
