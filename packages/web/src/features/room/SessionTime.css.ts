import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const time = style({
  display: "flex",
  alignItems: "baseline",
  columnGap: space[2],
  flex: "none",
  ...text.small,
  fontVariantNumeric: "tabular-nums",
});

const left = style({ fontWeight: weight.semibold });
export const timeLeftTone = styleVariants({
  calm: [left, { color: color.ink }],
  soon: [left, { color: color.dangerInk }],
});
/** Where there is little space, only the minutes are shown. */
export const end = style({
  color: color.inkMuted,
  "@media": { [media.phone]: { display: "none" }, [media.low]: { display: "none" } },
});
