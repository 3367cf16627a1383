import { resultTexts } from "@cathedra/domain/messages";
import type { ResultGroup } from "@cathedra/domain/results";

/**
 * The results of a group in a few words: `3 of 5 met`; when none has a benchmark, the number of metrics, and of those with a
 * value: `4 metrics`, `2 of 4 measured`, `No values (4)`.
 */
export function countsText({ counts, measured }: Pick<ResultGroup, "counts" | "measured">): string {
  const { met, not_met, not_evaluated } = counts;
  const evaluated = met + not_met;
  const all = evaluated + not_evaluated;
  if (all === 0) return "";
  if (measured === 0) return `No values (${all})`;
  if (evaluated > 0) return `${met} of ${evaluated} met`;
  return measured < all ? resultTexts.partlyMeasured(measured, all) : resultTexts.metrics(all);
}

/** Whether a group is open at first: as its exercise defines, but never if nothing in it was measured. */
export function isOpenAtFirst({
  isExpandedByDefault,
  measured,
}: Pick<ResultGroup, "isExpandedByDefault" | "measured">) {
  return isExpandedByDefault && measured > 0;
}
