import type { InviteResult } from "../groups/class-list.ts";

/** The texts of inviting a class. */
export const classInvitationTexts = {
  tooMany: (left: number, againFrom: string) =>
    left === 0
      ? `This institution has reached its daily limit of invitations. It can send more from ${againFrom}.`
      : `This institution can send ${left.toLocaleString("en")} more invitations today, and the list needs more. Invite fewer people now, and the rest from ${againFrom}.`,
  /** The possible results of a row of the list. */
  results: {
    invited: "Invited",
    alreadyMember: "Already a member",
    alreadyInvited: "Invited before",
    notAnAddress: "Not an address",
    duplicate: "Duplicate",
    writtenLately: "Listed, not mailed",
    optedOut: "Opted out",
  } satisfies Readonly<Record<InviteResult, string>>,
  /** The result of a row whose mail could not be delivered. */
  mailFailed: "Mail failed",
  /** How many invitations could not be mailed, in the summary of all rows. */
  mailsFailed: (count: string) => `${count} could not be mailed`,
  /** A row of the list, to be corrected before it is sent. */
  row: {
    address: "Address",
    firstName: "First name",
    lastName: "Last name",
    notAnAddress: "This is not an e-mail address.",
    save: "Save",
    cancel: "Cancel",
    correct: (row: number) => `Correct row ${row.toLocaleString("en")}`,
    didYouMean: (address: string) => `Did you mean ${address}?`,
    useSuggestion: "Use it",
  },
  doubtful: (count: number) =>
    count === 1
      ? "1 address may be mistyped. Check it before you invite."
      : `${count.toLocaleString("en")} addresses may be mistyped. Check them before you invite.`,
  /** A row of the list before it is sent. */
  ready: "To be invited",
  invited: (count: number) => (count === 1 ? "1 person invited." : `${count} people invited.`),
  invitedAgain: (count: number) =>
    count === 0
      ? "No one was mailed: they have joined, opted out, or were mailed recently."
      : `${count === 1 ? "1 person" : `${count} people`} invited again.`,
  againFrom: (moment: string) =>
    `No one was mailed: they were mailed recently, by your institution or another. You can invite them again from ${moment}.`,
  notForgotten: "They could not be removed from the list. Please try again.",
  forgotten: (count: number) =>
    count === 1 ? "1 person removed from the list." : `${count} people removed from the list.`,
  nobodyNew: "Everyone on this list is already in the group or has been invited.",
  /** Shown when no one could be mailed, for another reason than that they are in the group or were invited. */
  nobodyMailed: "No one was mailed. The result says why, row by row.",
  /** Shown when the portal did not answer, so that the people may have been invited. */
  unanswered:
    "The portal did not answer, so it is not known whether they were invited. Check the list below. Inviting the same list again sends no one a second mail.",
  /** Shown below the status of a person who got the mail. */
  linkWorksUntil: (moment: string) => `The link works until ${moment}.`,
  linkExpired: (moment: string) => `The link expired on ${moment}. Invite them again.`,
  tooLong: (count: number, most: number) =>
    `The list has ${count.toLocaleString("en")} rows. At most ${most.toLocaleString("en")} people can be invited at once: move some to a second list.`,
  notText: "This is not a text file. Save the sheet as CSV and choose that file.",
  listTitle: "Invite people from a list",
  /** Explains how the group's link and the mails relate. */
  groupLink:
    "Anyone who opens this link and signs in joins the group. An invitation by e-mail has a personal link instead, which works for 30 days, only for the invited address, and keeps working when you replace this link.",
  linkAlone: "Anyone who opens this link and signs in joins the group.",
  writtenLately: (count: number) =>
    `${count === 1 ? "1 person is" : `${count.toLocaleString("en")} people are`} listed without a mail: they were mailed recently, by your institution or another. The list shows when you can invite them again.`,
  optedOut: (count: number) =>
    `${count === 1 ? "1 person has" : `${count.toLocaleString("en")} people have`} unsubscribed from invitations. You can send them the group's link yourself.`,
  /** Shown to a recipient who unsubscribed while invitations were being sent, and to their sender. */
  stoppedMail: "The recipient has unsubscribed from invitations",
  stop: {
    title: "Invitations by e-mail",
    question: "Do you want no more invitations by e-mail? No institution will be able to mail you one.",
    stop: "No more invitations",
    stopped:
      "You will get no more invitations by e-mail. An institution can still give you its link in another way.",
    unknown: "This link is not valid. It may have been cut off: open it again from the mail.",
    failed: "This could not be saved. Please try again.",
    onward: "Open the portal",
  },
  noMail:
    "This portal sends no mail. Copy the link and the addresses, and send the invitation from your own mail program.",
} as const;
