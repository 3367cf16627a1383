import type { StandingPhase } from "../results/standing.ts";
import { resultTexts } from "./results.ts";

/** The texts of attempts at an exercise over time. */
export const seriesTexts = {
  kinds: {
    met: resultTexts.outcomes.met,
    not_met: resultTexts.outcomes.not_met,
    plain: resultTexts.outcomes.not_evaluated,
    early: resultTexts.aborted,
  },
  heads: ["Attempt", "Version", "Value", "Result"],
  thisRun: "This attempt",
  best: "best",
  last: "last",
  table: "Numbers as a table",
  none: "There are no attempts at this exercise yet.",
  noSuchExercise: "There is no such exercise.",
  notYours: "There are no attempts at this exercise that you may read.",
  notLoaded: "The attempts could not be loaded.",
  nothingToCompare: "Attempts at this exercise are compared by no metric.",
  latestOf: (shown: number, count: number): string =>
    `The latest ${shown.toLocaleString("en")} of ${count.toLocaleString("en")} attempts.`,
  band: (people: number): string => `Middle half and middle of ${people} people`,
  inARow: (now: number, longest: number): string =>
    longest === 0 ? "Not met yet" : `Met ${now} in a row now, ${longest} at most`,
  passes: (passes: number, attempts: number): string =>
    `${passes} of ${attempts} ${attempts === 1 ? "attempt" : "attempts"} passed`,
  /** Behind the name of a phase, why an attempt is left out. */
  notCounted: "Does not count",
  byHand: "Delivered by hand, does not count",
  phases: { learning: "On the way to proficient", proficient: "Keeping the skill" } satisfies Readonly<
    Record<StandingPhase, string>
  >,
  learning: "Learning curve (LC-CUSUM)",
  keeping: "Keeping the skill (CUSUM)",
  learningHelp: "Proficient when the line reaches the limit. Passes raise it, failures lower it.",
  keepingHelp: "Practice is needed when the line reaches the limit. Failures raise it, passes lower it.",
  scoreHeads: ["Attempt", "Version", "Score", "Result"],
  limit: (limit: number): string => `Limit ${limit}`,
  reached: "proficient",
  lost: "needs practice",
  beyond: (values: readonly string[]): string =>
    values.length === 1
      ? `One value lies far beyond the others and is drawn at the edge: ${values.join("")}.`
      : `${values.length} values lie far beyond the others and are drawn at the edge: ${values.join(", ")}.`,
  noChart: (labels: readonly string[]): string =>
    `No attempt has a value for ${labels.length === 1 ? "this metric" : `these ${labels.length} metrics`}: ${labels.join(", ")}.`,
} as const;
