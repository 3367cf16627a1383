import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, motion, space, text, weight } from "../theme/scale.ts";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  margin: 0,
  minWidth: 0,
});
export const bar = style({
  display: "flex",
  gap: "2px",
  height: space[4],
  borderRadius: "6px",
  overflow: "hidden",
  backgroundColor: color.surfaceSunken,
});
/** A part that is not zero is visible, however small it is. */
export const part = style({
  flexBasis: 0,
  minWidth: "6px",
  transition: `flex-grow ${motion.calm}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const item = style({ display: "inline-flex", alignItems: "center", gap: space[2], ...text.small });
export const swatch = style({
  flex: "none",
  width: space[3],
  height: space[3],
  borderRadius: "3px",
});
export const name = style({ color: color.inkMuted });
export const value = style({
  color: color.ink,
  fontWeight: weight.medium,
  fontVariantNumeric: "tabular-nums",
});

const stripes = (angle: string, ground: string, ink: string) =>
  `repeating-linear-gradient(${angle}, ${ink} 0 2px, ${ground} 2px 6px)`;
const hatch = (image: string) => ({
  [media.forcedColors]: {
    border: "1px solid CanvasText",
    backgroundColor: "Canvas",
    backgroundImage: image,
    forcedColorAdjust: "none" as const,
  },
});
export const kind = styleVariants({
  1: {
    backgroundColor: color.series1,
    "@media": hatch("linear-gradient(CanvasText, CanvasText)"),
  },
  2: {
    backgroundColor: color.series2,
    backgroundImage: stripes("45deg", "transparent", color.surface),
    "@media": hatch(stripes("45deg", "Canvas", "CanvasText")),
  },
  3: {
    backgroundColor: color.series3,
    backgroundImage: `radial-gradient(circle, ${color.surface} 1px, transparent 1.5px)`,
    backgroundSize: "6px 6px",
    "@media": hatch(stripes("0deg", "Canvas", "CanvasText")),
  },
  4: { backgroundColor: color.series4, "@media": hatch("none") },
});
