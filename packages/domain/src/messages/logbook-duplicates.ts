import { formatCount } from "./entries-and-procedures.ts";

/** The texts of the page of suspected double entries. */
export const logbookDuplicatesTexts = {
  title: "Suspected double entries",
  explanation:
    "Records of the same day, hospital, procedure and attending. Two people may have logged one case, or one of them twice.",
  shown: "Pairs",
  period: (from: string, to: string): string => `Cases of ${from} to ${to}`,
  earlier: "12 months earlier",
  later: "12 months later",
  suspected: "Suspected",
  dismissed: "Not doubles",
  none: "No records of these months look like double entries.",
  noProgramme: "You administer no institution and no group with a logbook.",
  noneDismissed: "No pair of these months was marked as not a double.",
  toRecord: (name: string): string => `Record of ${name}`,
  dismiss: "Not a double",
  restore: "Suspect again",
  dismissedBy: (name: string, day: string): string => `Marked as not a double by ${name} on ${day}.`,
  restoredBy: (name: string, day: string): string => `Suspected again by ${name} on ${day}.`,
  nothingMerged: "The records are never merged or changed; a decision changes only the number of procedures.",
  saved: "Marked as not a double.",
  restored: "Suspected again.",
  numbers: "Entries and procedures",
  whole: "Whole institution",
  pairs: (count: number): string => formatCount(count, "pair"),
} as const;
