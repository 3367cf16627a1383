/** The texts of the question whether a browser may keep a person's records. */
export const offlineRecordsTexts = {
  title: "Without a network",
  question: "Keep your records on this device?",
  label: "Keep my records on this device",
  explanation:
    "Your logbook then opens here without a network, with your cases of the last 90 days. They stay until you sign out, for at most 30 days. Choose this only on your own device.",
  keep: "Keep them",
  refuse: "Not on this device",
} as const;
