/**
 * The texts of the logbook (7.052-7.081). The field texts are in `fields.ts`, those of the form in `record-form.ts`, those of
 * the list of records in `record-list.ts` and `record-export.ts`.
 */
export const logbookTexts = {
  /** The text of a banner after an invalid form was submitted; the wording is specified (7.058). */
  invalidForm: "Some input values are not valid. Please fill in all required fields correctly.",
  /** The text of a toast; the wording is specified (7.070). */
  recordSubmitted: "Record successfully submitted.",
  /** The text of a toast; the wording is specified (7.071). */
  recordSubmissionFailed: "Record submission failed. Try again later",
  /** The specification gives this text word for word (7.072). */
  recordDeleted: "Record deleted.",
  /** The specification gives this text word for word (7.073). */
  recordDeletionFailed: "Record deletion failed.",
  /** The message of the NOT_FOUND error of a record (7.074). */
  recordUnavailable: "Specified record does not exist or is unavailable",
  /** The specification gives this text word for word (7.075). */
  noRecordsAvailable: "No records exist or are available",
  /** The condensed list is empty (7.081). */
  noRecentRecords: "No recent records found",
  /** Shown to a person without the logbook flag who opens the logbook (7.006). */
  noLogbook: "Your account does not include the logbook. Ask the administrator of your group for access.",
  /** The title of a draft without a procedure, in a list of drafts. */
  draftUntitled: "No procedure yet",
  draftDiscarded: "Draft discarded.",
  draftRestoredAgain: "The draft has been restored.",
  draftDiscardFailed: "The draft could not be discarded. Please try again.",
} as const;
