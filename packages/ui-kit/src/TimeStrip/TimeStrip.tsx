import type { Tone } from "../theme/tone.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./TimeStrip.css.ts";

export type TimeStripPart = {
  readonly key: string;
  readonly tone: Tone;
  /** How much of the strip's time it took; the parts come one after the other. */
  readonly share: number;
};

export type TimeStripProps = {
  /** The whole of it in words, for who does not see it. */
  readonly label: string;
  readonly parts: readonly TimeStripPart[];
  /** What stands under its two ends. */
  readonly from: string;
  readonly to: string;
};

/** States over time as one bar: the longer one lasted, the wider it is. */
export function TimeStrip({ label, parts, from, to }: TimeStripProps) {
  return (
    <figure className={css.figure}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css.bar} aria-hidden>
        {parts.map(({ key, tone, share }) => (
          <span key={key} className={`${css.part} ${css.tone[tone]}`} style={{ flexGrow: share }} />
        ))}
      </div>
      <figcaption className={css.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
