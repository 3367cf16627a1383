import { barProps, getShare } from "../Progress/bar-props.ts";
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

/** The progress of something as a ring with the number in its middle. */
export function ProgressRing({ label, value, max = 100, size = "medium" }: ProgressRingProps) {
  const share = getShare(value, max);
  const text = `${Math.round(share * 100)}%`;
  return (
    <div {...barProps({ "aria-label": label }, max, { value, text })} className={css.ring[size]}>
      <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="50" cy="50" r={radius} strokeWidth={strokeWidth} />
        {share > 0 && (
          <circle
            className={css.arc}
            cx="50"
            cy="50"
            r={radius}
            strokeWidth={strokeWidth}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - share)}
          />
        )}
      </svg>
      <span className={css.number}>{text}</span>
    </div>
  );
}
