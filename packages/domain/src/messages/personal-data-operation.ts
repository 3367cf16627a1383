/** How the export of a person's data stands. */
export const personalDataOperationTexts = {
  states: {
    waiting: "Your data waits to be collected.",
    running: "Your data is being collected.",
    succeeded: "Your data is ready.",
    failed: "Your data could not be collected.",
    cancelled: "The export was cancelled.",
  },
  reasons: { GONE: "The request no longer exists. Request your data again." },
} as const;
