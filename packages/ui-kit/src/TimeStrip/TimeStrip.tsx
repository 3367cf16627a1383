import type { Tone } from "../theme/tone.css.ts";
import * as css from "./TimeStrip.css.ts";

/** The height of a state, which tells states apart without colour. */
export type StripLevel = 1 | 2 | 3 | 4 | 5;

export type StripStyle = { readonly tone: Tone; readonly level: StripLevel };

export type TimeStripPart = StripStyle & {
  readonly key: string;
  /** The state's share of the strip's time; the parts are in order. */
  readonly share: number;
  /** The state and its time, as a tooltip. */
  readonly hint: string;
};

export type TimeStripProps = {
  /** The subject and the period of the strip. */
  readonly label: string;
  readonly parts: readonly TimeStripPart[];
  /** The meanings of the states in the strip. */
  readonly legend: readonly (StripStyle & { readonly label: string })[];
  /** The labels below the two ends of the strip. */
  readonly from: string;
  readonly to: string;
};

/** States over time as one bar, with widths by duration and a legend below. */
export function TimeStrip({ label, parts, legend, from, to }: TimeStripProps) {
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.bar} aria-hidden>
        <Parts parts={parts} />
      </div>
      <div className={css.ends} aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <ul className={css.legend}>
        {legend.map((each) => (
          <li key={each.label} className={css.entry}>
            <span className={css.sample} aria-hidden>
              <span className={`${css.fill} ${css.tone[each.tone]} ${css.level[each.level]}`} />
            </span>
            {each.label}
          </li>
        ))}
      </ul>
    </figure>
  );
}

export type TimeStripBarProps = {
  /** The content of the bar as text. */
  readonly label: string;
  readonly parts: readonly TimeStripPart[];
};

/** A small strip without legend, for the row of a table. */
export function TimeStripBar({ label, parts }: TimeStripBarProps) {
  return (
    <figure aria-label={label} className={`${css.bar} ${css.small}`}>
      <Parts parts={parts} />
    </figure>
  );
}

function Parts({ parts }: Pick<TimeStripBarProps, "parts">) {
  return parts.map(({ key, tone, level, share, hint }) => (
    <span key={key} className={css.part} style={{ flexGrow: share }} title={hint}>
      <span className={`${css.fill} ${css.tone[tone]} ${css.level[level]}`} />
    </span>
  ));
}
