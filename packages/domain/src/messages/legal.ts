/** The texts about the terms of service and who accepted them. */
export const legalTexts = {
  title: "Please accept our terms of service",
  lead: (version: string, day: string): string => `Version ${version} is in force since ${day}.`,
  read: "Read the terms",
  changes: "What is otherwise than before",
  accept: "Accept",
  decline: "Decline and sign out",
  goOn: "You then come to the page that you asked for. Whoever declines is signed out: nothing is changed by that.",
  failed: "This could not be saved. Please try again.",
  announcedTitle: (day: string): string => `Our terms of service change on ${day}`,
  announced: "You can read and accept them now; from that day on the portal asks for it.",
  accepted: (version: string, day: string): string => `You accepted version ${version} on ${day}.`,
  readVersion: (version: string): string => `Read version ${version}`,
  earlier: (version: string): string => `This is the text of version ${version}, which holds no longer. `,
  readNewest: "Read the newest version",
  none: "You have not accepted any version yet.",
  facts: (version: string, day: string): string =>
    `Version ${version}, in force from ${day}. They apply between you and the provider of this portal.`,
} as const;
