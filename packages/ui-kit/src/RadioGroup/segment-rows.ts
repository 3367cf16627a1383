import type { Option } from "../field/field-props.ts";
import * as css from "./RadioGroup.css.ts";

/**
 * The width of all choices in one row, estimated from their labels, and the number of columns in narrower containers, chosen so
 * that no choice is alone in the last row.
 */
export function segmentRows(options: readonly Option[]): Record<string, string> {
  const labels = options.map(({ label }) => label);
  const bar = labels.reduce((sum, label) => sum + Math.max(label.length * charWidth + sides, leastWidth), 0);
  const words = labels.flatMap((label) => label.split(/[\s-]+/u)).map(({ length }) => length);
  const [inRow, inNarrowRow] = columnsOf(labels.length);
  return {
    [css.oneRow]: `${(bar + (labels.length - 1) * gap).toFixed(2)}rem`,
    [css.longestWord]: `${(Math.max(0, ...words) * charWidth).toFixed(2)}rem`,
    [css.inRow]: String(inRow),
    [css.inNarrowRow]: String(inNarrowRow),
  };
}

/** Three options are in three columns or in one; more are in two rows of similar length, and even numbers also in pairs. */
function columnsOf(count: number): readonly [number, number] {
  if (count <= 3) return [count, 1];
  return [Math.ceil(count / 2), count % 2 === 0 ? 2 : 1];
}

// Average width of a character in rem, on the generous side.
const charWidth = 0.53;
const sides = 2.125;
const leastWidth = 3.5;
const gap = 0.5;
