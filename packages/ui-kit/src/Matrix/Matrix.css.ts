import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRingInside } from "../theme/focus.css.ts";
import { layer, radius, space, text, weight } from "../theme/scale.ts";

const rowHeight = createVar();
const figureWidth = createVar();
const nameWidth = "12rem";
const headHeight = "3.25rem";

export const frame = style({ minWidth: 0 });

export const density = styleVariants({
  comfortable: { vars: { [rowHeight]: "2.5rem", [figureWidth]: "4rem" } },
  compact: { vars: { [rowHeight]: "1.875rem", [figureWidth]: "3.25rem" } },
});

/** As much of the window as leaves its bar and the first lines of the page in sight. */
export const scroller = style({
  maxHeight: "max(20rem, calc(100vh - 12rem))",
  overflow: "auto",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  // What the keys go to is not beneath what stays in sight.
  scrollPaddingBlockStart: headHeight,
  scrollPaddingInlineStart: nameWidth,
  ":focus-visible": { outlineColor: color.focus },
});

export const table = style({
  // Collapsed borders would stay behind when head and names stick.
  borderCollapse: "separate",
  borderSpacing: 0,
  minWidth: "100%",
  backgroundColor: color.surface,
  color: color.ink,
  ...text.small,
});

const edges = { paddingInline: space[2], textAlign: "start", verticalAlign: "middle" } as const;

export const headCell = style({
  ...edges,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  height: headHeight,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  fontWeight: weight.medium,
  ...text.caption,
  selectors: { '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.ink } },
});

export const headWords = style({ overflowWrap: "anywhere" });

export const sortButton = style({
  display: "flex",
  alignItems: "center",
  gap: "2px",
  width: "100%",
  minHeight: "2rem",
  padding: 0,
  border: "none",
  borderRadius: radius.small,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: color.ink },
  outline: "2px solid transparent",
  ":focus-visible": { outlineColor: color.focus },
});

export const row = style({});

export const cell = style({
  ...edges,
  height: rowHeight,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: "inherit",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  ":focus-visible": { outlineColor: color.focus },
  selectors: { [`${row}:hover > &`]: { backgroundColor: color.surfaceHover } },
});

const namePlace = {
  position: "sticky",
  insetInlineStart: 0,
  boxSizing: "border-box",
  width: nameWidth,
  minWidth: nameWidth,
  maxWidth: nameWidth,
  paddingInlineStart: space[4],
  borderInlineEnd: `1px solid ${color.line}`,
} as const;

export const name = style({
  ...namePlace,
  zIndex: layer.sticky - 1,
  backgroundColor: color.surface,
  overflowWrap: "anywhere",
});

export const corner = style({ ...namePlace, zIndex: layer.sticky + 1 });

export const look = styleVariants({
  words: { whiteSpace: "nowrap" },
  figure: { minWidth: figureWidth, paddingInline: space[1], fontVariantNumeric: "tabular-nums" },
});

export const rowLink = style([
  focusRingInside,
  {
    borderRadius: radius.small,
    color: color.accentInk,
    fontWeight: weight.medium,
    textDecoration: "none",
    selectors: { "&[data-hovered]": { textDecoration: "underline" } },
  },
]);

/** One line: it does not move what stands beneath it. */
export const told = style({
  margin: 0,
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  ...text.small,
});
