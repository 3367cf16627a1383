import { createVar, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRingInside } from "../theme/focus.css.ts";
import { layer, media, motion, radius, space, stickyTop, text, weight } from "../theme/scale.ts";

export const table = style({
  width: "100%",
  // With collapsed borders a sticky head would leave its border behind.
  borderCollapse: "separate",
  borderSpacing: 0,
  backgroundColor: color.surface,
  outline: "none",
  ...text.small,
});

const rowHeight = createVar();
const rowPadding = createVar();

/** The height of the rows. */
export const density = styleVariants({
  comfortable: { vars: { [rowHeight]: "3rem", [rowPadding]: space[2] } },
  compact: { vars: { [rowHeight]: "2.25rem", [rowPadding]: space[1] } },
});

const sidePadding = {
  // On phones the padding is smaller, to leave more space for the text.
  paddingInline: space[2],
  "@media": { [media.small]: { paddingInline: space[4] } },
} as const;

export const head = style({
  position: "sticky",
  top: stickyTop,
  zIndex: layer.sticky,
  // On paper the head is repeated on each page, which browsers do not do with a sticky one.
  "@media": { [media.short]: { position: "static" }, print: { position: "static" } },
});

export const column = style({
  ...sidePadding,
  height: "2.75rem",
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  fontWeight: weight.medium,
  textAlign: "start",
  verticalAlign: "middle",
  selectors: { '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.ink } },
});

export const sortButton = style([
  focusRingInside,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: "2rem",
    marginInline: `calc(-1 * ${space[1]})`,
    paddingInline: space[1],
    border: "none",
    borderRadius: radius.small,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "inherit",
    cursor: "pointer",
    ":hover": { color: color.ink },
  },
]);

export const columnLabel = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const sortSign = styleVariants({
  // A small window has no space for a mere hint.
  idle: {
    display: "none",
    opacity: 0.5,
    "@media": { [media.small]: { display: "inline-flex" }, print: { display: "none" } },
  },
  active: { display: "inline-flex" },
});

export const row = style({
  "@media": {
    print: {
      breakInside: "avoid",
      // The last page has at least three rows.
      selectors: { "&:nth-last-of-type(-n + 2)": { breakBefore: "avoid" } },
    },
  },
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&[data-href]": { cursor: "pointer" },
    "&[data-href]:hover": { backgroundColor: color.surfaceHover },
    "&[data-href]:active": { backgroundColor: color.surfaceSunken },
  },
});

// The sticky header, which has two lines on phones, does not cover focused elements.
globalStyle(`${row} :is(a, button, input)`, { scrollMarginBlockStart: "6rem" });

export const cell = style([
  {
    ...sidePadding,
    height: rowHeight,
    paddingBlock: rowPadding,
    color: color.ink,
    verticalAlign: "middle",
    overflowWrap: "anywhere",
    textAlign: "start",
    fontWeight: "inherit",
    "@media": { ...sidePadding["@media"], print: { height: "auto", paddingBlock: space[1] } },
    selectors: { [`${row} + ${row} > tr:first-child > &`]: { borderBlockStart: `1px solid ${color.line}` } },
  },
]);

/** The first line of a row is close to the cells below it. */
export const firstCell = style({ height: "auto", paddingBlock: `${space[3]} 0` });
export const aloneCell = style({ height: "auto", paddingBlock: `${space[1]} 0` });
export const firstColumn = style({ height: "2.25rem", borderBlockEnd: "none", paddingBlockEnd: 0 });

/** The column is as narrow as its one button, whose text does not wrap. */
export const actions = style({
  width: "1%",
  paddingBlock: 0,
  paddingInline: `0 ${space[2]}`,
  textAlign: "end",
  whiteSpace: "nowrap",
});

/** The column is as narrow as its checkbox. */
export const choice = style({ width: "1%", minWidth: "2.25rem", paddingInlineEnd: 0 });

// Numbers and dates have figures of equal width; in text these would widen the hyphens.
const figures = { fontVariantNumeric: "tabular-nums" } as const;
export const align = styleVariants({ start: { textAlign: "start" }, end: { ...figures, textAlign: "end" } });
// If all columns are shown, words do not wrap, and the table scrolls where there is too little width.
const room = {
  "@media": {
    [media.large]: { minWidth: "7rem", selectors: { 'th[scope="row"]&': { minWidth: "11rem" } } },
  },
} as const;
export const width = styleVariants({
  share: room,
  shrink: { ...figures, width: "1%", whiteSpace: "pre" },
  words: { ...room, overflowWrap: "normal" },
});

/** The height of a row whose longest cell has this many lines; narrow windows have fewer columns and one line. */
export const place = styleVariants({
  1: {},
  2: { "@media": { [media.large]: { height: "3.5625rem" } } },
});

/** Old rows stay while new ones are fetched: paler, but readable. */
export const stale = style({});
globalStyle(`${stale} tbody :is(th, td, a)`, { color: color.inkMuted });

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

/** Links within a cell, unless they have a size of their own. */
globalStyle(`:where(${row}) a`, { paddingBlock: "0.3125rem", marginBlock: "-0.3125rem" });

export const description = style({
  ...sidePadding,
  paddingBlock: `0 ${space[2]}`,
  overflowWrap: "anywhere",
  "@media": { ...sidePadding["@media"], print: { paddingBlock: 0 } },
});
export const descriptionLine = style({
  display: "flex",
  gap: space[2],
  alignItems: "flex-end",
  justifyContent: "space-between",
});
globalStyle(`${descriptionLine} > dl + *`, { flex: "none" });
export const descriptionList = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  paddingBlockEnd: space[1],
  ...text.caption,
});
/** Two columns, of which the second is as wide as its content. */
export const descriptionSides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridAutoFlow: "row dense",
  columnGap: space[2],
  flex: "1 1 auto",
});
export const descriptionSide = styleVariants({
  start: { gridColumn: 1, minWidth: 0 },
  end: { gridColumn: 2, textAlign: "end", fontVariantNumeric: "tabular-nums" },
});
/** A label and its value on one line; long words of the value wrap beside the label. */
export const descriptionPair = style({ display: "flex", alignItems: "baseline", gap: space[1], minWidth: 0 });
export const descriptionTerm = style({
  flex: "none",
  color: color.inkMuted,
});
globalStyle(`${descriptionPair} > ${descriptionTerm}::after`, { content: '":"' });
export const descriptionValue = style({ minWidth: 0, margin: 0, color: color.ink });

const run = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(350%)" } });

export const frame = style({ position: "relative", minWidth: 0 });

/** Scrolls sideways only where the table is too wide: within a scroll container the head no longer sticks to the window. */
export const scroller = style({
  minWidth: 0,
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  selectors: {
    "&[data-wide]": { overflowX: "auto" },
    "&[data-wide]:focus-visible": { outlineColor: color.focus },
  },
});
globalStyle(`${scroller}[data-wide] ${head}`, { position: "static" });

export const refreshing = style({
  position: "absolute",
  zIndex: layer.sticky + 1,
  insetInline: 0,
  insetBlockStart: 0,
  height: "2px",
  overflow: "hidden",
  backgroundColor: color.accentSoft,
  selectors: {
    "&::after": {
      content: "",
      display: "block",
      width: "30%",
      height: "100%",
      backgroundColor: color.accent,
      animation: `${run} 1200ms ease-in-out infinite`,
    },
  },
  "@media": { [media.reducedMotion]: { selectors: { "&::after": { width: "100%", animation: "none" } } } },
});

export const bone = style({
  display: "block",
  width: "70%",
  height: "0.75rem",
  borderRadius: radius.small,
  backgroundColor: color.line,
});
