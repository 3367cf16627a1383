/** The texts of a new record alone. */
export const newRecordTexts = {
  /** The button and the dialog with which a new record takes over what is alike in an earlier one. */
  sameAs: "Same as an earlier record",
  earlierRecords: "Earlier records",
  searchEarlier: "Hospital, attending, participant or procedure",
  noEarlier: "No records found",
  earlierNotLoaded: "Your earlier records could not be loaded. Check your connection and try again.",
} as const;
