/** What other rooms of the API may use of this one. */
export { lockManagedGroup, openInvitation } from "./change-invitation.ts";
export { newGroupInviteCode } from "./new-code.ts";
export { findGroup, type GroupView } from "./queries.ts";
