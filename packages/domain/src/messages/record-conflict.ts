/** The texts for a save of a record that was deleted in the meantime. */
export const recordConflictTexts = {
  deleted:
    "This record is no longer available: it was deleted, or you no longer have access. What you typed is still here.",
  /** Shown when the case was already saved in another tab or on another device, and what was typed here differs. */
  savedElsewhere:
    "This case is already saved. What you typed differs from it and is shown as unsaved changes to that record.",
  /** Shown if the saved record is no longer readable. */
  savedElsewhereGone: "This case was saved and then removed. What you typed here is a new draft.",
} as const;
