export {
  type AcceptInvitationRefusal,
  acceptInvitation,
  type InvitationFacts,
  type InvitedPerson,
  personalInvitationMs,
} from "./accept-invitation.ts";
export {
  type CheckedPerson,
  checkClassList,
  classListLimits,
  type InviteResult,
  inviteResults,
  type ListedPerson,
} from "./class-list.ts";
export { type Group, groupLimits, type NewGroup, validateGroup, validateNewGroup } from "./group-input.ts";
export {
  type GroupInviteCode,
  groupCodeBytes,
  groupInviteCode,
  parseGroupInviteCode,
} from "./invite-code.ts";
export { personLine, type ReadPerson, readClassList, replacePerson } from "./read-class-list.ts";
export { suggestAddresses } from "./suggest-address.ts";
export { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "./wrong-codes.ts";
