/** What the start page says of what runs, what comes next, what is unfinished and what is behind. */
export const homeTexts = {
  now: "Now",
  nothingNow: "Nothing is running.",
  next: "Next",
  nothingNext: "No event is coming up.",
  unfinished: "Unfinished",
  nothingUnfinished: "Nothing is unfinished.",
  behind: "Behind",
  nothingBehind: "You are not behind in anything.",
  practiceNotLoaded: "Your exercises could not be loaded.",
  targetsNotLoaded: "Your targets could not be loaded.",
  targetDone: (done: number, minimum: number): string => `${done} of ${minimum}`,
  queues: {
    title: "Needs attention",
    starts: "Failed starts in 24 h",
    noStarts: "No start has failed.",
    stations: "Systems",
    noStations: "No system needs attention.",
    feedback: "New feedback",
    noFeedback: "All feedback is being looked after.",
    work: "Stuck jobs",
    noWork: "No job is stuck.",
    hanging: {
      waiting: "not taken by a worker",
      running: "still running",
      failing: "failing",
      given_up: "given up",
    } satisfies Readonly<Record<string, string>>,
    releases: "Releases rolling out",
    noReleases: "No release is rolling out.",
    installed: (installed: number, total: number): string => `${installed} of ${total} installed`,
    failed: (count: number): string => `${count} failed`,
    /** Beside what could not be read again. */
    asOf: (time: string): string => `As of ${time}`,
  },
  /** A count that ends at a hundred. */
  count: (count: number): string => (count >= 100 ? "99+" : String(count)),
} as const;
