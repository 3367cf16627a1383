import type { Implausibilities } from "./plausibility.ts";

/**
 * The outcomes of a run. The first two count. The others are reasons why a run does not count: it ended early, is implausible,
 * has no values, was not measured completely, or has no benchmarks.
 */
export const runOutcomes = [
  "met",
  "notMet",
  "endedEarly",
  "implausible",
  "nothingMeasured",
  "partlyMeasured",
  "notEvaluated",
] as const;
export type RunOutcome = (typeof runOutcomes)[number];

type Facts = {
  readonly isMet: boolean | null;
  readonly isCompleted: boolean;
  readonly implausible: Implausibilities;
  readonly valueCount: number;
  readonly asked: number;
};

/** Implausibility is checked first, because nothing else about an implausible run can be believed. */
export function decideRunOutcome({ isMet, isCompleted, implausible, valueCount, asked }: Facts): RunOutcome {
  if (implausible.length > 0) return "implausible";
  if (!isCompleted) return "endedEarly";
  if (isMet !== null) return isMet ? "met" : "notMet";
  if (valueCount === 0) return "nothingMeasured";
  return asked === 0 ? "notEvaluated" : "partlyMeasured";
}
