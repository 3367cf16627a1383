import type { WeekReasonKind } from "./reasons.ts";

/** The name of each reason. */
export const weekReasonLabels: Readonly<Record<WeekReasonKind, string>> = {
  overdue: "Overdue",
  dueSoon: "Due in 7 days",
  quiet: "Inactive in courses",
  notJoined: "Invited, not joined",
  unconfirmed: "Records unconfirmed",
  belowBenchmark: "Below the benchmark again",
};
