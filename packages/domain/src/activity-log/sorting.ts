import type { ActivitySortKey, SortDirection } from "../enumerations.ts";

/** What came of a run: all criteria met, at least one not met, nothing to evaluate. */
export const vistActivityOutcomes = ["met", "notMet", "notEvaluated"] as const;
export type VistActivityOutcome = (typeof vistActivityOutcomes)[number];

/** The order that one means by a column: the latest and the best first, names from A to Z (6.018). */
export function usualOrderOf(field: ActivitySortKey): SortDirection {
  return field === "activityStart" || field === "score" ? "DESC" : "ASC";
}
