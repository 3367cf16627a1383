/** The texts of a new record alone. */
export const newRecordTexts = {
  /** The button and the dialog with which a new record takes over what is alike in an earlier one. */
  sameAs: "Same as an earlier record",
  earlierRecords: "Earlier records",
  searchEarlier: "Hospital, attending, participant or procedure",
  noEarlier: "No records found",
  earlierNotLoaded: "Your earlier records could not be loaded. Check your connection and try again.",
  /** The label of the button that fills in today as the date of a new record. */
  today: "Today",
  /** Below a field of a new record while it contains the value with which it began. */
  suggested: "Suggested from your last record",
  suggestedParticipation: "Role and level suggested from your last record",
  suggestedToday: "Suggested: today",
} as const;
