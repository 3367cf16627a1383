/** Limits of reports for examiners. */
export const reportLimits = {
  /** How many reports a person has at most, those that are being made included. */
  maxReports: 20,
  /** How many reports a person may request in a day, deleted ones included. */
  maxPerDay: 40,
  /** How many cases a report lists at most. */
  maxCases: 5_000,
  /** How many names with letters that cannot be printed are told before a report is made. */
  maxUnprintable: 20,
  /** After so many years a report is deleted, a withdrawn one too, and its code is unknown. */
  keptYears: 10,
  /** How long a link to the file works. */
  linkSeconds: 900,
} as const;
