import { ProgressBar } from "react-aria-components/ProgressBar";
import * as css from "./ProgressRing.css.ts";

export type ProgressRingProps = {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly size?: "small" | "medium" | "large";
};

const strokeWidth = 10;
const radius = 50 - strokeWidth / 2;
const circumference = 2 * Math.PI * radius;

/** How far something is, as a ring with its number in the middle. */
export function ProgressRing({ label, value, max = 100, size = "medium" }: ProgressRingProps) {
  return (
    <ProgressBar aria-label={label} value={value} maxValue={max} className={css.ring[size]}>
      {({ percentage = 0 }) => (
        <>
          <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle className={css.track} cx="50" cy="50" r={radius} strokeWidth={strokeWidth} />
            {percentage > 0 && (
              <circle
                className={css.arc}
                cx="50"
                cy="50"
                r={radius}
                strokeWidth={strokeWidth}
                strokeDasharray={circumference}
                strokeDashoffset={circumference * (1 - percentage / 100)}
              />
            )}
          </svg>
          <span className={css.number}>{Math.round(percentage)}%</span>
        </>
      )}
    </ProgressBar>
  );
}
