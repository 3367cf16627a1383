import type { OutcomeCounts } from "@cathedra/domain/results";

/** How the metrics of a group came out, in few words: `3 of 5 met`. */
export function countsText({ met, not_met, not_evaluated }: OutcomeCounts): string {
  const evaluated = met + not_met;
  if (evaluated === 0) return not_evaluated === 0 ? "" : "Not evaluated";
  return `${met} of ${evaluated} met`;
}
