import type { Implausibilities } from "./plausibility.ts";

/**
 * What came of a run, in a word. The first two count; the others say why a run does not: it was ended early, something in it cannot
 * be so, it has no value at all, not everything that is asked was measured, or nothing is asked.
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

/** What cannot be so comes first: nothing else can be believed then. */
export function runOutcomeOf({ isMet, isCompleted, implausible, valueCount, asked }: Facts): RunOutcome {
  if (implausible.length > 0) return "implausible";
  if (!isCompleted) return "endedEarly";
  if (isMet !== null) return isMet ? "met" : "notMet";
  if (valueCount === 0) return "nothingMeasured";
  return asked === 0 ? "notEvaluated" : "partlyMeasured";
}
