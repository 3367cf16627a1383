import { keyframes, style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, motion, radius, space, text } from "../theme/scale.ts";

export const progress = style({ display: "flex", flexDirection: "column", gap: space[1], width: "100%" });

export const textBlock = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  color: color.ink,
  ...text.small,
});

export const value = style({
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const track = style({
  height: space[2],
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
});

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } });

export const fill = style({
  height: "100%",
  borderRadius: radius.full,
  backgroundColor: color.accent,
  transition: `width ${motion.calm}`,
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight", forcedColorAdjust: "none" } },
});

export const unknown = style({
  width: "33%",
  animation: `${slide} 1400ms ease-in-out infinite`,
  "@media": { [media.reducedMotion]: { width: "100%", opacity: 0.5, animation: "none" } },
});
