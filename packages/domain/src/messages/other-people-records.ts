/** The texts of saved records of another person that wait in this browser. */
export const otherPeopleRecordsTexts = {
  title: (count: number): string =>
    count === 1
      ? "1 saved record of another person waits on this device"
      : `${count} saved records of another person wait on this device`,
  explanation: (count: number): string =>
    count === 1
      ? "It has not reached the portal, and can be sent only after that person has signed in here again."
      : "They have not reached the portal, and can be sent only after that person has signed in here again.",
  remove: (count: number): string => (count === 1 ? "Delete it" : "Delete them"),
  signOut: (count: number): string => `Sign out, so that ${count === 1 ? "it" : "they"} can be sent`,
  removeFailed: "The records could not be deleted. Please try again.",
  /** Shown to the person whose records were deleted, at the next sign-in in this browser. */
  wereDeleted: (count: number, day: string): string =>
    count === 1
      ? `1 record that you saved on this device did not reach the portal. Another person deleted it here on ${day}.`
      : `${count} records that you saved on this device did not reach the portal. Another person deleted them here on ${day}.`,
} as const;
