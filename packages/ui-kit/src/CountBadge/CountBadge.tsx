import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./CountBadge.css.ts";

export type CountBadgeProps = {
  readonly count: number;
  /** What is counted, for screen readers: "3 unread messages". Without it only the number is read. */
  readonly label?: string;
  /** The maximum number that is shown; above it the badge shows this number and a plus. */
  readonly max?: number;
  readonly tone?: "neutral" | "accent" | "danger";
};

/** Shows a count as a badge. */
export function CountBadge({ count, label, max = 99, tone = "neutral" }: CountBadgeProps) {
  const shown = count > max ? `${max}+` : String(count);
  if (label === undefined) return <span className={css.count({ tone })}>{shown}</span>;
  return (
    <>
      <span className={css.count({ tone })} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
