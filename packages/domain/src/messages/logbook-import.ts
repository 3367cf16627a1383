/** The texts of the work that imports an earlier logbook, or undoes the import. */
export const logbookImportOperationTexts = {
  states: {
    waiting: "This begins shortly.",
    running: "This is running. You can leave this page.",
    succeeded: "Done.",
    failed: "This has stopped.",
    cancelled: "This was stopped. What was done until then is kept.",
  },
  reasons: {
    NOT_A_MEMBER: "You are no longer a member of the group. What was imported until then is kept.",
  },
} as const;

/** Refusals by the server. */
export const logbookImportServerTexts = {
  running: "One of your imports is still running. Wait until it is done.",
  tooOld: "This import can no longer be undone. Imports can be undone for 30 days.",
} as const;
