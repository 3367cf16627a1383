import type { ComparisonOperator } from "../enumerations.ts";
import type { Outcome } from "./evaluate-run.ts";

const operators: Readonly<Record<ComparisonOperator, string>> = {
  lessthan: "less than",
  lessequal: "at most",
  equal: "equal",
  notequal: "not equal",
  greaterequal: "at least",
  greaterthan: "greater than",
};

const outcomes: Readonly<Record<Outcome, string>> = {
  met: "Met",
  not_met: "Not met",
  not_evaluated: "Not evaluated",
};

/** The result of a whole run, in the specified spelling (6.007, M03). */
const results = {
  met: "Succesfully met all criteria",
  notMet: "Did not meet all criteria",
} as const;

/** The texts of results of the simulator. */
export const resultTexts = {
  results,
  /** The comparison of a benchmark in words, shown before its value (6.008). */
  operators,
  outcomes,
  /** The specification gives this text word for word (6.008). */
  noValue: "No Value",
  noBenchmark: "No benchmark",
  expertReference: "Expert reference",
  getSource: (source: string): string => `Source: ${source}`,
  expertSource: (source: string): string => `Source of the expert references: ${source}`,
  withoutBenchmark: "Metrics without a benchmark",
  metrics: (count: number): string => `${count} ${count === 1 ? "metric" : "metrics"}`,
  yes: "Yes",
  no: "No",
  /** Metrics without a group of their exercise. */
  ungrouped: "Other metrics",
  aborted: "Ended early",
  noSuchRun: "Result not found, or you have no access.",
  nothingMeasured: "Nothing was measured",
  partlyMeasured: (measured: number, asked: number): string => `${measured} of ${asked} measured`,
  /** Shown beside the score of a run for which not every criterion was evaluated. */
  scoreOfPart: (evaluated: number, asked: number): string =>
    `The score is the share of the ${evaluated} evaluated ${evaluated === 1 ? "criterion" : "criteria"} that were met; ${asked - evaluated} of ${asked} were not evaluated.`,
  again: "Do it again",
  /** Shown in place of `again` if the person is not at a simulator. */
  againAtSimulator: "You can do it again at a simulator.",
  progress: "See progress",
  notLoaded: "The result could not be loaded.",
  implausible: "Implausible",
  /** Names everything in a run that cannot be so, where the result names only the first. */
  allImplausible: (all: readonly string[]): string => `Implausible: ${all.join("; ")}.`,
  noMetrics: "Nothing was measured in this exercise.",
  noValues: "The simulator has sent no values for this run.",
  noneFound: "No metric matches.",
  allMet: "Every criterion was met.",
} as const;

/** The text of a run's result; null where the run does not count (6.007, 6.008). */
export function resultText(isMet: boolean | null): string | null {
  if (isMet === null) return null;
  return isMet ? results.met : results.notMet;
}
