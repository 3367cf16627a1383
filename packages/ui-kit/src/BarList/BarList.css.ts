import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { media, motion, radius, space, text } from "../theme/scale.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: 0,
  listStyle: "none",
});
export const item = style({ minWidth: 0 });

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space[1]} ${space[3]}`,
  alignItems: "baseline",
  padding: `${space[1]} 0`,
  color: color.ink,
  ...text.small,
  "@media": {
    [media.small]: {
      gridTemplateColumns: "minmax(0, min(14rem, 45%)) minmax(0, 1fr) 3rem",
      alignItems: "center",
    },
  },
} as const;

export const plain = style(row);
export const link = style([
  focusRing,
  row,
  { borderRadius: radius.small, textDecoration: "none", cursor: "pointer" },
]);

export const label = style({
  overflowWrap: "anywhere",
  selectors: { [`${link}[data-hovered] &`]: { color: color.accentInk, textDecoration: "underline" } },
});
export const value = style({
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  "@media": { [media.small]: { order: 2 } },
});
export const track = style({
  gridColumn: "1 / -1",
  height: space[3],
  "@media": { [media.small]: { gridColumn: "auto", order: 1, height: space[4] } },
});
export const fill = style({
  display: "block",
  minWidth: "2px",
  height: "100%",
  borderRadius: `0 ${radius.small} ${radius.small} 0`,
  backgroundColor: color.accent,
  transition: `width ${motion.calm}`,
  "@media": {
    [media.forcedColors]: { backgroundColor: "Highlight", forcedColorAdjust: "none" },
    [media.reducedMotion]: { transition: "none" },
  },
});
