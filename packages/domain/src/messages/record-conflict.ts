/** The texts for a save of a record that was deleted meanwhile. */
export const recordConflictTexts = {
  deleted:
    "This record is no longer available: it was deleted, or you no longer have access. What you typed is still here.",
} as const;
