/** The texts about the terms of service and who accepted them. */
export const legalTexts = {
  title: "Please accept our terms of service",
  lead: (version: string, day: string): string => `Version ${version} is in force since ${day}.`,
  read: "Read the terms",
  changes: "What has changed",
  accept: "Accept",
  decline: "Decline and sign out",
  goOn: "You will then continue to the page you asked for. If you decline, you are signed out and nothing changes.",
  failed: "This could not be saved. Please try again.",
  announcedTitle: (day: string): string => `Our terms of service change on ${day}`,
  announced: "You can read and accept them now. From that day on the portal asks you to.",
  accepted: (version: string, day: string): string => `You accepted version ${version} on ${day}.`,
  readVersion: (version: string): string => `Read version ${version}`,
  earlier: (version: string): string =>
    `This is the text of version ${version}, which is no longer in force. `,
  readNewest: "Read the newest version",
  none: "You have not accepted any version yet.",
  facts: (version: string, day: string): string =>
    `Version ${version}, in force from ${day}. They apply between you and the provider of this portal.`,
} as const;
