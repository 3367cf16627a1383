/** The texts of an export of records, which only the list of records needs. */
export const recordExportTexts = {
  /** The text of the banner after an export (7.076). */
  succeeded: "Successfully exported records",
  /** The specification gives this text word for word (7.077). */
  nothing: "You have no records to export",
  /** The specification gives this text word for word (7.078). */
  failed: "Record export failed. Try again later.",
  /** The specification gives this text word for word (7.079). */
  tooLarge:
    "You have exceeded the limit of record exports (1000). Try filtering records to reduce the export amount.",
} as const;
