export {
  type AcceptInvitationRefusal,
  acceptInvitation,
  type InvitationFacts,
} from "./accept-invitation.ts";
export {
  type GroupInviteCode,
  groupCodeBytes,
  groupInviteCode,
  parseGroupInviteCode,
} from "./invite-code.ts";
export { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "./wrong-codes.ts";
