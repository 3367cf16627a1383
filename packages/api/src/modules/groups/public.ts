/** What other rooms of the API may use of this one. */
export { lockManagedGroup, openInvitation } from "./change-invitation.ts";
export { findGroup, type GroupView, groupById, groupJoins, groupObject } from "./group-queries.ts";
export { insertInvitation, revokeInvitation } from "./invitation-queries.ts";
export { newGroupInviteCode, personalCodeHash } from "./new-code.ts";
