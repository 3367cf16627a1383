import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { radius, space, text } from "../theme/scale.ts";

export const figure = style({ display: "flex", flexDirection: "column", gap: space[1], margin: 0 });
export const bar = style({
  display: "flex",
  height: space[3],
  overflow: "hidden",
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
});
/** A moment is still to be seen, and neighbours of one kind are told apart. */
export const part = style({
  flexBasis: 0,
  minWidth: "2px",
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.surface}` } },
});
export const tone = styleVariants({
  neutral: { backgroundColor: color.lineControl },
  accent: { backgroundColor: color.accent },
  info: { backgroundColor: color.info },
  success: { backgroundColor: color.success },
  warning: { backgroundColor: color.warning },
  danger: { backgroundColor: color.danger },
});
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[2],
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  ...text.caption,
});
