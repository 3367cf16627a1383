/** The texts of Your Groups (2.023, 13.025-13.031). */
export const groupTexts = {
  /** The text of a toast; the wording is specified (2.023). */
  linkCopied: "Invite link copied to clipboard",
  /** The text of a toast; the wording is specified (2.023, M07). */
  linkNotCopied: "Failed to copy invite link, please try again later.",
  /** Shown after a new invite link was made; a former link no longer works. */
  linkMade: "Made a new invite link",
  /** Shown when a new invite link could not be made. */
  linkNotMade: "The new invite link could not be made. Please try again later.",
  /** The text of a toast; the wording is specified (13.030). */
  left: "Successfully left group.",
  /** The text of a toast; the wording is specified (13.031). */
  notLeft: "Something went wrong trying to leave group. Try again later.",
  /** The message of the error LAST_ADMIN, and the text that the dialog shows to the last admin. */
  lastAdmin:
    "You are the only admin of this group. Ask the administrator of your institution to name another one, and leave the group then.",
} as const;
