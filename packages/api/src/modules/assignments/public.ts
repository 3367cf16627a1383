/** The public interface of this module: what other modules of the API may import. */
export type { AssignmentView } from "./assignment-view.ts";
export { assignmentCalendars } from "./calendar-route.ts";
export { certificateRoutes } from "./certificate-route.ts";
export { notifyNewMember } from "./notify-assignees.ts";
export type { GroupAssignmentsView } from "./read-assignments.ts";
export { getStates } from "./read-states.ts";
export { isOutdatedNotice, remindOfAssignments } from "./remind.ts";
export { storeTimeZone } from "./set-time-zone.ts";
export { type StatesRow, selectStates } from "./states-statement.ts";
