import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRingInside } from "../theme/focus.css.ts";
import { layer, radius, space, text, weight } from "../theme/scale.ts";

const rowHeight = createVar();
const figureWidth = createVar();
const wordsWidth = "7rem";
/**
 * The number of characters of the longest word in the header of a named column, which is not broken; beside it is space for the
 * sort icon.
 */
export const longestWord = "--longest-head-word";
const namedWidth = `max(5.75rem, calc(var(${longestWord}) * 0.6 * ${text.caption.fontSize} + 1.5rem))`;
/** In narrow windows the first column leaves enough space for the widest column beside it. */
const nameWidth = "min(12rem, 36vw)";
const headHeight = "3.25rem";

/** The factor by which the table is smaller on paper than in a window. */
export const printedSize = "--printed-size";

/** Printed in landscape format, and smaller if there are many columns. */
export const frame = style({
  minWidth: 0,
  "@media": { print: { page: "wide", zoom: `var(${printedSize})` } },
});

/** In browsers with `:has`, the content before it is printed in landscape too: a change of format begins a page. */
globalStyle(`body:has(${frame})`, {
  "@media": { print: { "@supports": { "selector(:has(*))": { page: "wide" } } } },
});

export const density = styleVariants({
  comfortable: { vars: { [rowHeight]: "2.5rem", [figureWidth]: "4rem" } },
  compact: { vars: { [rowHeight]: "1.875rem", [figureWidth]: "3.25rem" } },
});

/** Leaves the bar and the first lines of the page visible in the window. */
export const scroller = style({
  maxHeight: "max(20rem, calc(100vh - 12rem))",
  overflow: "auto",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  // Focused cells are scrolled clear of the sticky header.
  scrollPaddingBlockStart: headHeight,
  scrollPaddingInlineStart: nameWidth,
  ":focus-visible": { outlineColor: color.focus },
  "@media": { print: { maxHeight: "none", overflow: "visible" } },
});

/** The minimum width of a column, by its kind. */
export const widths = { name: nameWidth, words: wordsWidth, named: namedWidth, figure: figureWidth } as const;

/** Columns have given widths independent of their content, so that invisible rows need not be rendered to measure them. */
export const table = style({
  display: "block",
  minWidth: "100%",
  backgroundColor: color.surface,
  color: color.ink,
  ...text.small,
  "@media": { print: { display: "table", width: "100% !important", borderSpacing: 0 } },
});

// On paper it is a real table: its columns share the page's width, and its head is repeated on each page.
export const head = style({
  display: "block",
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  "@media": { print: { display: "table-header-group", position: "static" } },
});

globalStyle(`${head} button`, { scrollMarginInline: space[4] });

const printedRow = { "@media": { print: { display: "table-row" } } } as const;
const printedCell = { "@media": { print: { display: "table-cell", position: "static" } } } as const;

export const headRow = style({ display: "flex", minHeight: headHeight, ...printedRow });

export const body = style({ display: "block", "@media": { print: { display: "table-row-group" } } });

/** Columns of words are separated by lines: on paper they are as narrow as their longest words allow. */
const printedEdge = {
  paddingBlock: space[2],
  paddingInline: space[2],
  borderInlineStart: `1px solid ${color.line}`,
} as const;

const edges = {
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  minWidth: 0,
  paddingInline: space[2],
  textAlign: "start",
  ...printedCell,
} as const;

export const headCell = style({
  ...edges,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  fontWeight: weight.medium,
  ...text.caption,
  "@media": { print: { ...printedCell["@media"].print, ...printedEdge, verticalAlign: "bottom" } },
  selectors: { '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.ink } },
});

export const headWords = style({
  overflowWrap: "anywhere",
  "@media": { print: { overflowWrap: "normal" } },
});

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

/** With this many columns or more, their headers are printed vertically. */
export const crowded = style({});
globalStyle(`${crowded} ${headRow} > th:not(:first-child)`, {
  "@media": { print: { writingMode: "vertical-rl", height: "9rem" } },
});
globalStyle(`${crowded} tr > :is(th, td):not(:first-child)`, {
  "@media": { print: { paddingInline: space[1] } },
});

/**
 * A table of fifty by forty has two thousand cells, of which a quarter is visible; the browser does not lay out and paint the
 * others.
 */

export const row = style({
  display: "flex",
  minHeight: rowHeight,
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${rowHeight}`,
  ...printedRow,
});

export const cell = style({
  ...edges,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: "inherit",
  "@media": { print: { ...printedCell["@media"].print, ...printedEdge } },
  ":focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  selectors: { [`${row}:hover > &`]: { backgroundColor: color.surfaceHover } },
});

const namePlace = {
  position: "sticky",
  insetInlineStart: 0,
  flex: `0 0 ${nameWidth}`,
  paddingInlineStart: space[4],
  borderInlineEnd: `1px solid ${color.line}`,
  ...printedCell,
} as const;

export const name = style({
  ...namePlace,
  zIndex: layer.sticky - 1,
  backgroundColor: color.surface,
  overflowWrap: "anywhere",
  "@media": { print: { ...printedCell["@media"].print, overflowWrap: "normal", minWidth: "8rem" } },
});

export const corner = style({ ...namePlace, zIndex: layer.sticky });

/** Cells that have scrolled behind the column of names. */
globalStyle(`[data-more-before] > * > * > * > :is(${name}, ${corner})`, {
  "@media": { screen: { boxShadow: `4px 0 6px -3px ${color.lineControl}` } },
});

export const look = styleVariants({
  words: { flex: `7 0 ${wordsWidth}`, whiteSpace: "nowrap" },
  named: { flex: `5 0 ${namedWidth}`, paddingInline: space[1], fontVariantNumeric: "tabular-nums" },
  figure: { flex: `4 0 ${figureWidth}`, paddingInline: space[1], fontVariantNumeric: "tabular-nums" },
});

/** Padding above and below makes a line of text a target of 24 px without making the row taller. */
export const rowLink = style([
  focusRingInside,
  {
    paddingBlock: space[1],
    borderRadius: radius.small,
    color: color.accentInk,
    fontWeight: weight.medium,
    textDecoration: "none",
    selectors: { "&[data-hovered]": { textDecoration: "underline" } },
  },
]);

/** The whole cell can be pressed. */
export const cellLink = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  flex: "1 1 auto",
  minWidth: 0,
  borderRadius: radius.small,
  color: "inherit",
  textDecoration: "none",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  ":focus-visible": { outlineColor: color.focus },
});

/** The text has a single line, so that the content below does not move. */
export const description = style({
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
