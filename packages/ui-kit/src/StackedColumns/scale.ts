import { nice, ticks } from "d3-array";

/** The lines of a chart of counts: whole numbers from 0 to one that no column exceeds. */
export function countTicks(highest: number): readonly number[] {
  const [, end] = nice(0, Math.max(highest, 1), 4);
  return ticks(0, end, 4).filter(Number.isInteger);
}
