import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { layer, media, motion, radius, space, stickyTop, text, weight } from "../theme/scale.ts";
import { listRowHeight, tileGap, tileHeight } from "./geometry.ts";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const pane = style({
  position: "relative",
  overflowX: "hidden",
  overflowY: "auto",
  // The pane uses the window's height, so that the controls above it stay visible.
  maxHeight: `max(20rem, calc(100vh - ${stickyTop} - 14rem))`,
  minHeight: "14rem",
  outline: "none",
  borderRadius: radius.medium,
  overscrollBehavior: "contain",
});

export const inside = styleVariants({
  tiles: { padding: space[3] },
  rows: { padding: 0 },
});

export const block = styleVariants({
  tiles: { display: "grid", gap: tileGap, gridAutoRows: tileHeight },
  rows: { display: "grid", gridAutoRows: listRowHeight },
});

const item = style({
  position: "relative",
  cursor: "default",
  userSelect: "none",
  WebkitTouchCallout: "none",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&[data-over]": { background: color.accentSoft, boxShadow: `inset 0 0 0 2px ${color.accent}` },
    // Cut items are faded; this opacity keeps enough contrast for muted text.
    "&[data-faded]": { opacity: 0.8 },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const tile = style([
  item,
  {
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    overflow: "hidden",
    ":hover": { background: color.surfaceHover },
    selectors: {
      '&[aria-selected="true"]': { background: color.accentSoft, borderColor: color.accent },
      // The active item is marked only for keyboard users.
      [`${pane}:focus-visible &[data-active]`]: { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
    },
  },
]);

export const row = style([
  item,
  {
    display: "grid",
    alignItems: "center",
    gap: space[3],
    paddingInlineStart: space[3],
    paddingInlineEnd: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    ...text.small,
    ":hover": { background: color.surfaceHover },
    selectors: {
      '&[aria-selected="true"]': { background: color.accentSoft },
      [`${pane}:focus-visible &[data-active]`]: {
        outline: `2px solid ${color.focus}`,
        outlineOffset: "-2px",
      },
    },
  },
]);

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: "grid",
  alignItems: "center",
  gap: space[3],
  height: "2.5rem",
  paddingInlineStart: space[3],
  paddingInlineEnd: space[2],
  background: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontWeight: weight.medium,
  ...text.small,
});

export const cell = style({ minWidth: 0 });
export const endCell = style({ minWidth: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const tileCell = style({ height: "100%" });

const control = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "2rem",
  height: "2rem",
  padding: 0,
  border: "none",
  borderRadius: radius.small,
  background: "none",
  color: color.inkMuted,
  cursor: "pointer",
  ":hover": { background: color.surfaceSunken, color: color.ink },
});

export const check = style([control]);
export const more = style([control]);

export const box = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "1.125rem",
  height: "1.125rem",
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.onAccent,
  selectors: { '[aria-checked="true"] > &': { background: color.accent, borderColor: color.accent } },
});

const isQuiet = `${tile}:not(:hover):not([data-active]):not([aria-selected="true"]) &`;

/** On a tile the buttons lie over its corners, and are shown on hover, or always on a touch screen. */
const corner = {
  position: "absolute",
  insetBlockStart: space[1],
  zIndex: 1,
  background: color.surface,
  transition: `opacity ${motion.quick}`,
  "@media": { "(hover: hover)": { selectors: { [isQuiet]: { opacity: 0 } } } },
} as const;
export const startCorner = style({ ...corner, insetInlineStart: space[1] });
export const endCorner = style({ ...corner, insetInlineEnd: space[1] });
