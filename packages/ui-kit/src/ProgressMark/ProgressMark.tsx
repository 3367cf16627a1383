import { color } from "../theme/contract.css.ts";
import * as css from "./ProgressMark.css.ts";

/** The states differ by shape: a dash, a ring, a filling disc, a tick, a cross, a question mark. */
export type ProgressState = "none" | "waiting" | "moving" | "done" | "failed" | "unknown";

export type ProgressMarkProps = {
  readonly state: ProgressState;
  /** The completed share in percent. */
  readonly percentage: number;
  /** The state as text, such as `In progress, 40%`. */
  readonly label: string;
  /** The text beside the shape, for a completed share that the shape does not show. */
  readonly figure?: string;
};

/** A progress in the space of a number, for tables with many of them. */
export function ProgressMark({ state, percentage, label, figure }: ProgressMarkProps) {
  const disc = `conic-gradient(${color.accent} ${percentage}%, transparent 0)`;
  const share = state === "moving" ? { style: { backgroundImage: disc } } : {};
  return (
    <span {...{ role: "img", "aria-label": label }} className={css.mark}>
      <span className={`${css.shape} ${css.state[state]}`} {...share} />
      {figure ?? (hasFigure[state] && percentage)}
    </span>
  );
}

/** Whether a figure is shown for a state; none and all are shown by the shape alone. */
const hasFigure: Readonly<Record<ProgressState, boolean>> = {
  none: false,
  waiting: true,
  moving: true,
  done: false,
  failed: true,
  unknown: true,
};
