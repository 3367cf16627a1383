/** The texts of the trainees of a group against its targets. */
export const groupTotalsTexts = {
  loading: "Loading the trainees",
  table: "People by targets",
  cases: "Cases",
  lastCase: "Latest case",
  countedCases: (count: number): string => (count === 1 ? "1 case" : `${count.toLocaleString("en")} cases`),
  latest: (day: string): string => `Latest ${day}`,
  noCase: "No case yet",
  target: (name: string, minimum: number): string => `${name} (of ${minimum.toLocaleString("en")})`,
  ofMinimum: (done: number, minimum: number): string =>
    `${done.toLocaleString("en")} of ${minimum.toLocaleString("en")}`,
  getState: (name: string): string => `${name}: status`,
  filters: { behind: "Behind a target", reached: "All targets reached", none: "No case yet" },
  noTargets: "No targets are set for this group.",
  nobody: "This group has no trainees yet.",
  hint: "Point at a number, or move to it with the arrow keys, for details; press it for the person's totals.",
} as const;
