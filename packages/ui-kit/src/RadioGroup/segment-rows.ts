import type { Option } from "../field/field-props.ts";
import * as css from "./RadioGroup.css.ts";

/** Of many choices in two rows, the first of the second row: no row has one more than the other needs. */
export function breakAt(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : -1;
}

/** How wide the choices are side by side, from their words: narrower than that they stand in two rows of like length. */
export function segmentRows(options: readonly Option[]): Record<string, string> {
  const words = options.reduce(
    (sum, { label }) => sum + Math.max(label.length * charWidth + sides, leastWidth),
    0,
  );
  const gaps = (options.length - 1) * gap;
  return {
    [css.oneRow]: `${(words + gaps).toFixed(2)}rem`,
    [css.inRow]: String(options.length > 3 ? Math.ceil(options.length / 2) : options.length),
  };
}

// In rem, on the generous side.
const charWidth = 0.53;
const sides = 2.125;
const leastWidth = 3.5;
const gap = 0.5;
