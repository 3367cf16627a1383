import * as css from "./MeasureBar.css.ts";

export type MeasureBarProps = {
  /** The length of the bar as a share from 0 to 1. */
  readonly value: number;
  /** The position of the benchmark from 0 to 1: a line across the bar. */
  readonly mark: number;
  readonly tone: "success" | "warning" | "neutral";
};

/** A value as a slim bar with a mark, for rows of a list. Decorative: the text beside it has both numbers. */
export function MeasureBar({ value, mark, tone }: MeasureBarProps) {
  const at = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;
  return (
    <span className={css.track} aria-hidden="true">
      <span className={css.fill[tone]} style={{ width: at(value) }} />
      <span className={css.mark} style={{ insetInlineStart: at(mark) }} />
    </span>
  );
}
