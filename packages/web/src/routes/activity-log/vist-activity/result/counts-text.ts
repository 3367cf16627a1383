import { resultTexts } from "@cathedra/domain/messages";
import type { ResultGroup } from "@cathedra/domain/results";

/**
 * Computed for all stations at once, in one pass over the offered and one over the installed versions: separately it took half
 * a minute.
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

/** A group begins as its exercise says; one in which nothing was measured begins folded. */
export function isOpenAtFirst({
  isExpandedByDefault,
  measured,
}: Pick<ResultGroup, "isExpandedByDefault" | "measured">) {
  return isExpandedByDefault && measured > 0;
}
