const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Texts of the links that give one course. */
export const courseVoucherTexts = {
  /** The success message; the wording is specified (2.018). */
  accepted: (course: string, group: string, learningSpaces: readonly string[]): string =>
    learningSpaces.length === 0
      ? `You now have the course ${course}, given by the group ${group}.`
      : `You now have the course ${course} in ${list.format(learningSpaces)}, given by the group ${group}.`,
  /** Shown when no answer came. */
  unanswered: "The portal did not answer, so the voucher may not have been accepted yet.",
  created: "Made a link to the course",
  createFailed: "Something went wrong making the link. Please try again later.",
  /** Shown for a voucher that has ended. */
  notChangeable:
    "This link no longer works: it has expired or been used up, or the course has ended. Make a new one.",
  none: "No link yet.",
  explanation:
    "A link gives this one course, and nothing else of the group, to anyone who opens it: at most 20 people, for at most 30 days.",
  notYours: "The group no longer has this course, or you may not give it.",
  states: {
    open: "Open",
    revoked: "Link off",
    used_up: "Used up",
    ended: "The group no longer gives the course",
    expired: "Expired",
  },
} as const;
