import type { ReactNode } from "react";
import * as css from "./BulletBar.css.ts";

export type BulletBarProps = {
  readonly label: ReactNode;
  readonly value: number;
  /** The value at which the bar is full; a higher value goes beyond the mark. */
  readonly target: number;
  /** The number expected by now, as a mark on the bar. */
  readonly expected?: number;
  /** The number as text, such as "12 of 40". */
  readonly valueText: string;
  /** The meaning of the bar in words, for everyone and for screen readers. */
  readonly children: ReactNode;
  readonly tone?: "accent" | "success" | "warning" | "neutral";
};

/** A measure against its target: the bar shows the current value, and the thin mark shows the value expected by now. */
export function BulletBar({
  label,
  value,
  target,
  expected,
  valueText,
  children,
  tone = "accent",
}: BulletBarProps) {
  const end = Math.max(value, target, 1);
  const at = (amount: number) => `${(Math.min(amount, end) / end) * 100}%`;
  return (
    <div className={css.bullet}>
      <div className={css.textBlock}>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{valueText}</span>
      </div>
      <div className={css.track} aria-hidden="true">
        <div className={css.fill[tone]} style={{ width: at(value) }} />
        {expected !== undefined && expected > 0 && expected < target && (
          <div className={css.mark} style={{ insetInlineStart: at(expected) }} />
        )}
        {value > target && <div className={css.goal} style={{ insetInlineStart: at(target) }} />}
      </div>
      <div className={css.foot}>{children}</div>
    </div>
  );
}
