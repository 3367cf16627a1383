import type { LucideIcon } from "lucide-react";
import * as css from "./Icon.css.ts";

export type IconGlyph = LucideIcon;
export type IconSize = "small" | "medium" | "large";

export type IconProps = {
  readonly glyph: IconGlyph;
  readonly size?: IconSize;
  /** The meaning of the icon if no text beside it says so. Without it the icon is decorative. */
  readonly label?: string;
};

/** One icon of the set, in the colour of the surrounding text and with the set's stroke width. */
export function Icon({ glyph: Glyph, size = "medium", label }: IconProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Glyph className={css.icon({ size })} strokeWidth={1.75} focusable="false" {...meaning} />;
}
