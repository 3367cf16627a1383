import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { motion, text, weight } from "../theme/scale.ts";

const base = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  color: color.ink,
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums",
} as const;

export const ring = styleVariants({
  small: { ...base, width: "2.5rem", height: "2.5rem", fontSize: "0.6875rem" },
  medium: { ...base, width: "4rem", height: "4rem", ...text.small },
  large: { ...base, width: "6rem", height: "6rem", ...text.title },
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  transform: "rotate(-90deg)",
});
export const track = style({ fill: "none", stroke: color.line });
export const arc = style({
  fill: "none",
  stroke: color.accent,
  strokeLinecap: "round",
  transition: `stroke-dashoffset ${motion.calm}`,
});
export const number = style({ position: "relative" });
