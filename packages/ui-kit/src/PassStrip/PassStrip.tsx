import type { PointKind } from "../AttemptChart/index.ts";
import { PointSign } from "../AttemptChart/PointSign.tsx";
import * as css from "./PassStrip.css.ts";

export type StripAttempt = {
  readonly id: string;
  readonly kind: PointKind;
  /** The text of the attempt's tooltip. */
  readonly hint: string;
  readonly stretch: string;
};

export type PassStripProps = {
  /** The content of the strip in words, for screen readers. */
  readonly label: string;
  readonly attempts: readonly StripAttempt[];
  /** How many of the latest attempts form the current run; they are underlined. */
  readonly run?: number;
};

/** Attempts in order with their results; each result has its own sign. A gap separates attempts with different criteria. */
export function PassStrip({ label, attempts, run = 0 }: PassStripProps) {
  return (
    <figure className={css.strip} aria-label={label}>
      {attempts.map(({ id, kind, hint, stretch }, index) => {
        const isNew = index > 0 && attempts[index - 1]?.stretch !== stretch;
        const isInRun = index >= attempts.length - run;
        return (
          <span
            key={id}
            aria-hidden="true"
            title={hint}
            className={[css.cell, isNew && css.gap, isInRun && css.inRun].filter(Boolean).join(" ")}
          >
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <PointSign kind={kind} />
            </svg>
          </span>
        );
      })}
    </figure>
  );
}
