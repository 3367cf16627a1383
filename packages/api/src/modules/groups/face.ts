/** What other rooms of the API may use of this one. */
export { newGroupInviteCode } from "./new-code.ts";
export { findGroup, type GroupView, groupById } from "./queries.ts";
