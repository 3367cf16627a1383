/** The texts of the content of a confirmation, which is shown below the confirmation itself. */
export const confirmedContentTexts = {
  title: "As it was confirmed",
  loading: "Loading what was confirmed",
  /** Shown beside a value that reads differently in the record today. */
  nowCalled: (name: string): string => `(now called ${name})`,
  explanation:
    "These are the values and names at that time. Later changes of names do not affect them, and the optional identifier is not part of them.",
  fingerprint: "Fingerprint of this content (SHA-256)",
  /** Before contents were stored, three names were. */
  names: { attending: "Attending", hospital: "Hospital", procedure: "Procedure" },
  namesOfLater:
    "Confirmed before names were stored with a confirmation. These are the names as of 23 November 2026.",
  reason: (words: string): string => `Reason: ${words}`,
  unreadable: "This content was stored by another version of the portal. Reload the page to see it.",
} as const;
