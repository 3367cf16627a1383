import { Icon, type IconGlyph } from "../Icon/index.ts";
import { softTone, type Tone } from "../theme/tone.css.ts";
import * as css from "./Badge.css.ts";

export type BadgeProps = {
  readonly children: string;
  readonly tone?: Tone;
  readonly icon?: IconGlyph;
  /** Whether the text is longer than two words and may wrap. */
  readonly isSentence?: boolean;
};

/** The state of a thing in one or two words. */
export function Badge({ children, tone = "neutral", icon, isSentence = false }: BadgeProps) {
  return (
    <span className={`${css.badge} ${softTone[tone]} ${isSentence ? css.sentence : ""}`}>
      {icon !== undefined && <Icon glyph={icon} size="small" />}
      {children}
    </span>
  );
}
