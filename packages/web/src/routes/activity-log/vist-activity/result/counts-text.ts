import type { ResultGroup } from "@cathedra/domain/results";

/** How the metrics of a group came out, in few words: `3 of 5 met`. Where nothing was measured, of how many: `No values (4)`. */
export function countsText({ counts, measured }: Pick<ResultGroup, "counts" | "measured">): string {
  const { met, not_met, not_evaluated } = counts;
  const evaluated = met + not_met;
  const all = evaluated + not_evaluated;
  if (all === 0) return "";
  if (measured === 0) return `No values (${all})`;
  return evaluated === 0 ? "Not evaluated" : `${met} of ${evaluated} met`;
}

/** A group begins as its exercise says; one in which nothing was measured begins folded. */
export function isOpenAtFirst({
  isExpandedByDefault,
  measured,
}: Pick<ResultGroup, "isExpandedByDefault" | "measured">) {
  return isExpandedByDefault && measured > 0;
}
