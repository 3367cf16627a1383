import { isReversed, type OpenRange, rangeError } from "@cathedra/domain";
import { useState } from "react";
import { showDay } from "../../format/dates.ts";

type Held = { readonly over: OpenRange; readonly range: OpenRange };

/**
 * The two days of a filter while they are chosen. A last day before the first one is refused: it stays in its field with an
 * error, and the filter is unchanged.
 */
export function useDayRange(applied: OpenRange, apply: (range: OpenRange) => void) {
  const [held, setHeld] = useState<Held>();
  // The refused days are shown only as long as the applied filter is the same.
  const isHeld = held !== undefined && held.over.from === applied.from && held.over.to === applied.to;
  const range = isHeld ? held.range : applied;
  const choose = (part: Partial<OpenRange>) => {
    const next = { from: range.from, to: range.to, ...part };
    if (isReversed(next)) setHeld({ over: { from: applied.from, to: applied.to }, range: next });
    else {
      setHeld(undefined);
      apply(next);
    }
  };
  return { range, choose, error: rangeError("to", range, showDay)?.message };
}
