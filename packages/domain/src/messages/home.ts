/** The texts of the start page about what is running, next, unfinished and behind. */
export const homeTexts = {
  now: "Now",
  nothingNow: "Nothing is running.",
  next: "Next",
  nothingNext: "Nothing is coming up.",
  unfinished: "Unfinished",
  nothingUnfinished: "Nothing is unfinished.",
  /** The texts about a record that its attending has returned. */
  needsCorrecting: "Needs correcting",
  correct: "Correct",
  returned: (by: string | null, word: string): string => `${by ?? "Your attending"}: ${word}`,
  toComplete: (count: number): string =>
    count === 1 ? "1 record to complete" : `${count} records to complete`,
  /** The details that incomplete records may lack. */
  toCompleteDetail: "Role, imaging, outcome or adverse event",
  allReturned: (count: number): string => `All ${count} to correct`,
  more: (count: number): string => `${count} more`,
  fewer: "Show fewer",
  behind: "Behind",
  nothingBehind: "You are not behind in anything.",
  practiceNotLoaded: "Your exercises could not be loaded.",
  targetsNotLoaded: "Your targets could not be loaded.",
  targetBehind: ({
    done,
    minimum,
    expected,
  }: Readonly<Record<"done" | "minimum" | "expected", number>>): string =>
    `${done} of ${minimum} · ${expected} expected by now`,
} as const;
