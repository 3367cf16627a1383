/** The texts of starting a course, of resetting it, and of the age of what is known (5.021, 5.022). */
export const courseProgressTexts = {
  /** (5.021) */
  startFailed: "Failed to start course, please try again later",
  /** (5.022) */
  resetFailed: "Failed to reset course progress, please try again later",
  resetTitle: "Reset this course?",
  resetQuestion: (course: string): string =>
    `Your progress in “${course}” goes back to the start, and its scores are gone. This cannot be undone.`,
  notMadeAvailable: "Failed to make the course available, please try again later",
  /** Of whoever learns: the caller, or the member for whom an admin asks. */
  addressNotConfirmed:
    "The e-mail address is not confirmed yet, and the learning platform knows people by it. Confirm it first.",
  addressOfAnother:
    "The learning platform knows somebody else by this e-mail address. Please ask the people who run the portal.",
  /** Where the platform could not be asked, or is still being asked. */
  asOf: (age: string): string => `Progress as of ${age}.`,
  neverRead: "The learning platform has not told your progress yet.",
} as const;
