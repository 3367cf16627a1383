import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { media, motion, radius, space, text } from "../theme/scale.ts";

const labelHeight = "1.25rem";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  margin: 0,
  minWidth: 0,
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  padding: 0,
  listStyle: "none",
  color: color.inkMuted,
  ...text.caption,
});
export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
export const swatch = style({ width: space[3], height: space[3], borderRadius: "3px" });

/** Columns are wide enough to be pressed (24 px), so the chart scrolls if there are very many. */
export const scroller = style({ overflowX: "auto", paddingBlockStart: space[5] });
export const plot = style({ position: "relative", height: "13rem", minWidth: "min-content" });
export const lines = style({ position: "absolute", inset: `0 0 ${labelHeight} 0` });
export const line = style({
  position: "absolute",
  insetInline: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const tick = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  ...text.caption,
});
export const columns = style({
  position: "relative",
  display: "flex",
  height: "100%",
  padding: `0 0 0 ${space[5]}`,
  listStyle: "none",
});
export const place = style({ flex: "1 1 0", minWidth: "24px" });
export const column = style([
  focusRing,
  {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    borderRadius: radius.small,
    outlineOffset: "-2px",
    textDecoration: "none",
    cursor: "pointer",
    selectors: { "&[data-hovered]": { backgroundColor: color.surfaceHover } },
  },
]);
export const stack = style({
  display: "flex",
  flex: 1,
  flexDirection: "column-reverse",
  width: "70%",
  maxWidth: "2.5rem",
  minHeight: 0,
  marginInline: "auto",
});
export const part = style({
  borderBlockStart: `1px solid ${color.surface}`,
  transition: `height ${motion.calm}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const label = style({
  height: labelHeight,
  color: color.inkMuted,
  textAlign: "center",
  whiteSpace: "nowrap",
  ...text.caption,
});

// When the kinds have no colours of their own, they differ by hatching.
const hatch = (image: string) => ({
  [media.forcedColors]: {
    border: "1px solid CanvasText",
    backgroundColor: "Canvas",
    backgroundImage: image,
    forcedColorAdjust: "none" as const,
  },
});
const stripes = (angle: string, step: string) =>
  `repeating-linear-gradient(${angle}, CanvasText 0 2px, Canvas 2px ${step})`;
export const kind = styleVariants({
  1: {
    backgroundColor: color.series1,
    "@media": hatch("linear-gradient(CanvasText, CanvasText)"),
  },
  2: { backgroundColor: color.series2, "@media": hatch(stripes("45deg", "6px")) },
  3: { backgroundColor: color.series3, "@media": hatch(stripes("0deg", "5px")) },
  4: { backgroundColor: color.series4, "@media": hatch("none") },
});
