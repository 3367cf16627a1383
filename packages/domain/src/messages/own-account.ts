/** The texts of the account and its demo reset (1.014-1.019). */
export const ownAccountTexts = {
  /** The specification gives this text word for word (1.014). */
  resetTitle: "Reset Course Progress",
  /** The specification gives this text word for word (1.015). */
  resetQuestion: "Are you sure you want to reset course progress for this account?",
  /** The specification gives this text word for word (1.015). */
  resetCancel: "Cancel",
  /** The specification gives this text word for word (1.015). */
  resetConfirm: "Reset",
  /** The text of a toast; the wording is specified (1.018). */
  resetFailed: "Something went wrong resetting course progress. Please try again later.",
  /** The text of a toast; the wording is specified (1.019). */
  resetSucceeded: "Course progress has been reset. Refreshing site...",
  /** The refusal of a request for another person's account by a caller who is not an admin of a shared group (X30). */
  foreignUser: "You may only see your own account and the people of groups that you administer.",
} as const;
