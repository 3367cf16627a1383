import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { radius, space, text } from "../theme/scale.ts";

export const figure = style({ display: "flex", flexDirection: "column", gap: space[1], margin: 0 });
export const bar = style({
  display: "flex",
  height: space[5],
  overflow: "hidden",
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
});
/** In a table row the strip is not higher than the text. */
export const small = style({ width: "7rem", height: space[4], margin: 0 });
/** Even a short part is visible, and neighbouring parts of the same kind can be distinguished. */
export const part = style({
  display: "flex",
  alignItems: "flex-end",
  flexBasis: 0,
  minWidth: "2px",
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.surface}` } },
});

export const fill = style({ display: "block", width: "100%" });

export const level = styleVariants({
  1: { height: "20%" },
  2: { height: "40%" },
  3: { height: "60%" },
  4: { height: "80%" },
  5: { height: "100%" },
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

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  ...text.caption,
});

export const entry = style({ display: "inline-flex", alignItems: "center", gap: space[1] });

export const sample = style({
  display: "inline-flex",
  alignItems: "flex-end",
  width: space[2],
  height: space[3],
  backgroundColor: color.surfaceSunken,
});
