import type { ProficiencyPhase } from "../results/proficiency-status.ts";
import { resultTexts } from "../results/result-texts.ts";

/** The texts of attempts at an exercise over time. */
export const seriesTexts = {
  kinds: {
    met: resultTexts.outcomes.met,
    not_met: resultTexts.outcomes.not_met,
    plain: resultTexts.outcomes.not_evaluated,
    early: resultTexts.aborted,
    implausible: resultTexts.implausible,
  },
  heads: ["Attempt", "Version", "Value", "Result"],
  thisRun: "This attempt",
  best: "best",
  last: "last",
  table: "Numbers as a table",
  none: "There are no attempts at this exercise yet. Sign in at a simulator and run it there: your attempts appear here.",
  askedFor: (day: string): string => `You are asked to become proficient by ${day}.`,
  lateSince: (day: string): string => `You were asked to become proficient by ${day}.`,
  noSuchExercise: "Exercise not found.",
  notYours: "You have no access to attempts at this exercise.",
  notLoaded: "The attempts could not be loaded.",
  nothingToCompare: "No metric of this exercise is compared between attempts.",
  getLatest: (shown: number, count: number): string =>
    `The latest ${shown.toLocaleString("en")} of ${count.toLocaleString("en")} attempts.`,
  band: (people: number): string => `Middle half and median of ${people} people`,
  inARow: (now: number, longest: number): string =>
    longest === 0 ? "Not met yet" : `Met ${now} in a row now, ${longest} at most`,
  passes: (passes: number, attempts: number): string =>
    `${passes} of ${attempts} ${attempts === 1 ? "attempt" : "attempts"} passed`,
  /** Shown after the name of a phase, when an attempt does not count. */
  notCounted: "Does not count",
  byHand: "Delivered by hand, does not count",
  /** Shown beside the number of passed attempts: how many are left out of it. */
  leftOut: (count: number): string =>
    count === 1
      ? "1 more was delivered by hand and does not count."
      : `${count} more were delivered by hand and do not count.`,
  phases: { learning: "On the way to proficient", proficient: "Keeping the skill" } satisfies Readonly<
    Record<ProficiencyPhase, string>
  >,
  learning: "Learning curve",
  keeping: "Keeping the skill",
  learningHelp: "Proficient when the line reaches the limit. Passes raise it, failures lower it.",
  keepingHelp: "Practice is needed when the line reaches the limit. Failures raise it, passes lower it.",
  scoreHeads: ["Attempt", "Version", "Score", "Result"],
  limit: (limit: number): string => `Limit ${limit}`,
  reached: "proficient",
  lost: "needs practice",
  beyond: (values: readonly string[]): string =>
    values.length === 1
      ? `One value lies beyond the scale and is drawn at its edge: ${values.join("")}.`
      : `${values.length} values lie beyond the scale and are drawn at its edge: ${values.join(", ")}.`,
  /** Attempts that are drawn apart; empty: there is none. */
  notCountedOf: ({ early, implausible, all }: Record<"early" | "implausible" | "all", number>): string => {
    const count = early + implausible;
    if (count === 0) return "";
    const reasons = [
      ...(early === 0 ? [] : [`${early} ended early`]),
      ...(implausible === 0 ? [] : [`${implausible} implausible`]),
    ].join(", ");
    return `${count} of ${all} ${all === 1 ? "attempt" : "attempts"} ${count === 1 ? "does" : "do"} not count and ${count === 1 ? "is" : "are"} not connected to the others: ${reasons}.`;
  },
  noChart: (labels: readonly string[]): string =>
    `No attempt that counts has a value for ${labels.length === 1 ? "this metric" : `these ${labels.length} metrics`}: ${labels.join(", ")}.`,
} as const;
