/** The texts of the start page about what is running, next, unfinished and behind. */
export const homeTexts = {
  now: "Now",
  nothingNow: "Nothing is running.",
  next: "Next",
  nothingNext: "Nothing is coming up.",
  unfinished: "Unfinished",
  nothingUnfinished: "Nothing is unfinished.",
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
