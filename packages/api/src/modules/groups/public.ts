/** The public interface of this module: what other modules of the API may import. */
export { lockManagedGroup, openInvitation } from "./change-invitation.ts";
export { findGroup, type GroupView, groupById, groupJoins, groupObject } from "./group-queries.ts";
export { insertInvitation, revokeInvitation } from "./invitation-queries.ts";
export { newGroupInviteCode, personalCodeHash } from "./new-code.ts";
export { welcomeMember, welcomeMemberJob, welcomeMembers } from "./welcome-member.ts";
