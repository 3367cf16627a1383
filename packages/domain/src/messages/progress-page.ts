import type { NextStepReason } from "../results/next-steps.ts";

/** The texts of the pages about progress, which the start page does not need. */
export const progressPageTexts = {
  /** The reasons of `progressTexts`, worded for another person. */
  reasonsOfOthers: {
    nearly: (left: number) => (left === 1 ? "1 more pass needed." : `${left} more passes in a row needed.`),
    practise: () => "Was proficient. Failed runs since then show that practice is needed.",
    begun: () => "Started, not proficient yet.",
    given: () => "A voucher includes this case, but it has not been run yet.",
    new: () => "It comes next in a module that was started.",
  } satisfies Readonly<Record<NextStepReason, (left: number) => string>>,
  explanation: "How far you are in each exercise, by the rule of the institution you ran it for.",
  /** The answer to "am I proficient?", shown above everything else. */
  proficientIn: (count: number, of: number): string =>
    `Proficient in ${count} of ${of} ${of === 1 ? "exercise" : "exercises"}.`,
  nothingYet: "You have not run an exercise on a simulator yet.",
  nothingYetOf: (name: string) => `${name} has not run an exercise on a simulator yet.`,
  nothingNext: "Nothing is unfinished.",
  noneMatch: "No exercises match.",
  notLoaded: "The progress could not be loaded.",
  noTime: "No run in the last 12 weeks.",
  weeksDrawn: (count: number): string => `The chart shows the latest ${count} weeks, the table all 12.`,
  cohort: {
    explanation: "How far each person is in each exercise, by the rule of the group's institution.",
    notLoaded: "The progress of the group could not be loaded.",
    nothing: "No one in this group has run an exercise for this institution yet.",
    noneMatch: "No one matches.",
    noAttempts: "There are no attempts that you can see.",
    getLatest: (listed: number, count: number): string =>
      `The latest ${listed.toLocaleString("en")} of ${count.toLocaleString("en")}.`,
    noExercise: "No exercises match.",
    hint: "Point at a figure, or move to it with the arrow keys, for details; press it for the attempts.",
    notAll: (listed: number, total: number): string =>
      `The first ${listed.toLocaleString("en")} of ${total.toLocaleString("en")} people, by last name.`,
  },
} as const;
