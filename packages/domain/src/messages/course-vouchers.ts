const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Texts of the links that give one course. */
export const courseVoucherTexts = {
  /** Success (2.018). */
  accepted: (course: string, group: string, learningSpaces: readonly string[]): string =>
    learningSpaces.length === 0
      ? `You now have the course ${course}, given by the group ${group}.`
      : `You now have the course ${course} in ${list.format(learningSpaces)}, given by the group ${group}.`,
  created: "Made a link to the course",
  createFailed: "Something went wrong making the link. Please try again later.",
  regenerated: "The course has a new link. The former one gives nothing any more.",
  revoked: "The link gives nothing any more. Whoever has used it keeps the course.",
  changeFailed: "Something went wrong changing the link. Please try again later.",
  /** Of a voucher that is over. */
  notChangeable: "This link is over: its time, its uses, or the course itself. Make a new one.",
  none: "No link yet. A link gives this one course to people who are not in the group.",
} as const;
