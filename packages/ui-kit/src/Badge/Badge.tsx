import { Icon, type IconGlyph } from "../Icon/index.ts";
import { softTone, type Tone } from "../theme/tone.css.ts";
import * as css from "./Badge.css.ts";

export type BadgeProps = {
  readonly children: string;
  readonly tone?: Tone;
  readonly icon?: IconGlyph;
};

/** The state of a thing in one or two words. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className={`${css.badge} ${softTone[tone]}`}>
      {icon !== undefined && <Icon glyph={icon} size="small" />}
      {children}
    </span>
  );
}
