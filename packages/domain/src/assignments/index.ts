export * from "./assignment.ts";
export { assignmentCalendar } from "./assignment-calendar.ts";
export * from "./assignment-reminder.ts";
export * from "./assignment-status.ts";
export * from "./certificate-code.ts";
export * from "./validate-assignment.ts";
