import type { InviteResult } from "../groups/class-list.ts";

/** The texts of inviting a class. */
export const classInvitationTexts = {
  tooMany: (left: number) =>
    left === 0
      ? "This account has sent all invitations that it may send in a day. Try again tomorrow (UTC)."
      : `This account may send ${left} more invitations today (UTC), and the list needs more. Invite fewer people, or the rest tomorrow.`,
  /** What became of a row. */
  results: {
    invited: "Invited",
    alreadyMember: "Already a member",
    alreadyInvited: "Invited before",
    notAnAddress: "Not an address",
    duplicate: "Duplicate",
  } satisfies Readonly<Record<InviteResult, string>>,
  /** A row before it is sent. */
  ready: "To be invited",
  invited: (count: number) => (count === 1 ? "1 person invited." : `${count} people invited.`),
  invitedAgain: (count: number) =>
    count === 0
      ? "Nobody was due to be invited again."
      : `${count === 1 ? "1 person" : `${count} people`} invited again.`,
  notForgotten: "They could not be taken off the list. Please try again.",
  forgotten: (count: number) =>
    count === 1 ? "1 person taken off the list." : `${count} people taken off the list.`,
  nobodyNew: "Nobody new: everybody on this list is in the group, or was invited before.",
  tooLong: (count: number, most: number) =>
    `The list has ${count.toLocaleString()} rows. At most ${most.toLocaleString()} people can be invited at once: leave some for a second list.`,
  notText: "This file is not text. Save the sheet as CSV and choose that file.",
  linksDie:
    "The mails hold the group's invitation link. When somebody replaces or withdraws that link, the mailed ones work no longer: then invite again.",
  noMail:
    "This portal sends no mail. Copy the link and the addresses, and send the invitation from your own mail program.",
} as const;
