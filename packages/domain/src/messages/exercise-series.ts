import { percentText } from "../percent.ts";
import {
  type LearningCurveParameters,
  learningCurveChances,
  learningCurveParameters,
} from "../results/learning-curve.ts";
import { passesForProficiency } from "../results/proficiency.ts";
import { resultTexts } from "./results.ts";

const percent = (share: number) => percentText(Math.round(share * 100));

const chances = learningCurveChances
  .map(
    ({ attempts, wrongly, rightly }) =>
      `Within ${attempts} attempts it says so wrongly of ${wrongly} in 100 who fail too often, and rightly of ${rightly} in 100 who do not.`,
  )
  .join(" ");

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
  passes: (passes: number, attempts: number, now: number): string =>
    `${passes} of ${attempts} ${attempts === 1 ? "attempt" : "attempts"} passed, the last ${now} in a row`,
  proficientSince: (day: string): string => `Proficient since ${day}`,
  notProficient: `Not proficient yet: that takes ${passesForProficiency} passes in a row with one version.`,
  rule: `Proficient is who passes ${passesForProficiency} times in a row with one version of the exercise. What was ended early is no pass.`,
  curve: "Learning curve (LC-CUSUM)",
  curveLimit: (limit: number): string => `Limit ${limit}`,
  curveReached: (day: string): string => `The limit was reached on ${day}.`,
  curveNotReached: "The limit is not reached yet.",
  /** What the curve is, in plain words, with its parameters and how often it is wrong. */
  curveMeaning: ({
    acceptable,
    unacceptable,
    limit,
  }: LearningCurveParameters = learningCurveParameters): string =>
    `The line rises with every pass and falls with every failure, never below 0. At the limit (h = ${limit}) it says that somebody fails in no more than about ${percent(acceptable)} of attempts (p0), and no longer in ${percent(unacceptable)} (p1). ${chances} It is there to learn by and to talk about. It certifies nobody.`,
} as const;
