/** The texts of the portal without a network. */
export const offlineTexts = {
  newRelease: "A new version of the portal is ready. It opens with the next page that you go to.",
  /** The note on a page while the portal does not answer. */
  asOf: (moment: string): string => `You see what this device has as of ${moment}.`,
  notKept: "This device does not have this page.",
} as const;
