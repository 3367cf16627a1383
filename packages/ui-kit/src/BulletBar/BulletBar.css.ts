import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const bullet = style({ display: "flex", flexDirection: "column", gap: space[1], minWidth: 0 });

export const textBlock = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[3],
  color: color.ink,
  ...text.small,
});
export const label = style({ minWidth: 0, overflowWrap: "anywhere", fontWeight: weight.medium });
export const value = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

export const track = style({
  position: "relative",
  height: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
});

const bar = {
  height: "100%",
  borderRadius: "3px",
  transition: `width ${motion.calm}`,
  "@media": {
    [media.forcedColors]: { backgroundColor: "Highlight", forcedColorAdjust: "none" },
    [media.reducedMotion]: { transition: "none" },
  },
} as const;
export const fill = styleVariants({
  accent: { ...bar, backgroundColor: color.accent },
  success: { ...bar, backgroundColor: color.success },
  warning: { ...bar, backgroundColor: color.warning },
  neutral: { ...bar, backgroundColor: color.lineControl },
});

const line = {
  position: "absolute",
  width: "2px",
  marginInlineStart: "-1px",
  backgroundColor: color.ink,
  boxShadow: `0 0 0 1px ${color.surface}`,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
} as const;
/** The mark is taller than the bar, so that it is visible on the bar and beside it. */
export const mark = style({ ...line, insetBlock: "-4px" });
/** The part of the bar that counts as passed. */
export const goal = style({ ...line, insetBlock: "0" });

export const foot = style({ color: color.inkMuted, ...text.caption });
