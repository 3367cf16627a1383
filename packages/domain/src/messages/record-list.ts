/** The texts of the list of records. */
export const recordListTexts = {
  /** The full list is empty (7.080). */
  empty: "No records found, try clearing the filters or reloading the page",
  /** Shown when a search text of one or two letters was only compared with the beginnings of words. */
  wordStartsOnly:
    "One or two letters find only the beginnings of words. Type a third to find them inside words too.",
  /** The filter for the person's own records that lack something. */
  toComplete: "My records to complete",
  /** Shown beside a record of another person. */
  recordedBy: (name: string): string => `Recorded by ${name}`,
} as const;
