/** The texts of a record that was saved without all that a full record has. */
export const completionTexts = {
  toComplete: "Still to complete",
  /** The writer's row of the participants. */
  ownPart: "Your role and level",
  completeAsIs: "Nothing more to add",
  isComplete: "Nothing is missing",
  saveIt: "Save the record to go to the next one.",
} as const;
