export {
  type AcceptInvitationRefusal,
  acceptInvitation,
  type InvitationFacts,
  type InvitedPerson,
  personalInvitationMs,
} from "./accept-invitation.ts";
export {
  classListLimits,
  type InviteResult,
  inviteResults,
  type JudgedPerson,
  judgePeople,
  type ListedPerson,
} from "./class-list.ts";
export { isMailList, peopleInMailList, peopleInRows } from "./class-rows.ts";
export { type Group, groupLimits, type NewGroup, validateGroup, validateNewGroup } from "./group-input.ts";
export {
  type GroupInviteCode,
  groupCodeBytes,
  groupInviteCode,
  parseGroupInviteCode,
} from "./invite-code.ts";
export { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "./wrong-codes.ts";
