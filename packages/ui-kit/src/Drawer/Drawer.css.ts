import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { font, layer, media, motion, space, text, weight } from "../theme/scale.ts";

export const scrim = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: "100%",
  height: "var(--visual-viewport-height, 100vh)",
  zIndex: layer.dialog,
  background: color.scrim,
  overflow: "hidden",
  transition: `opacity ${motion.calm}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

/** On paper a wide drawer, which has details that are read, is the document; a narrow one, such as a menu, is left out. */
export const onPaper = styleVariants({
  narrow: { "@media": { print: { display: "none" } } },
  wide: {
    "@media": { print: { position: "static", height: "auto", overflow: "visible", background: "none" } },
  },
});

/** An attribute on the root element while a wide drawer is open, in place of which the page is not printed. */
export const printedDrawer = "data-printed-drawer";
globalStyle(`:root[${printedDrawer}] body > :not(${onPaper.wide})`, {
  "@media": { print: { display: "none !important" } },
});

const base = style({
  position: "absolute",
  insetBlock: 0,
  background: color.surfaceRaised,
  boxShadow: color.shadowRaised,
  color: color.ink,
  fontFamily: font.body,
  transition: `transform ${motion.calm}`,
  "@media": {
    [media.reducedMotion]: { transition: "none" },
    print: { position: "static", boxShadow: "none", borderStyle: "none !important", transition: "none" },
  },
});

export const sheet = styleVariants({
  start: [
    base,
    {
      insetInlineStart: 0,
      borderInlineEnd: `1px solid ${color.line}`,
      selectors: { "[data-entering] > &, [data-exiting] > &": { transform: "translateX(-100%)" } },
    },
  ],
  end: [
    base,
    {
      insetInlineEnd: 0,
      borderInlineStart: `1px solid ${color.line}`,
      selectors: { "[data-entering] > &, [data-exiting] > &": { transform: "translateX(100%)" } },
    },
  ],
});

export const width = styleVariants({
  narrow: { width: "min(20rem, calc(100% - 3rem))" },
  wide: { width: "min(36rem, 100%)", "@media": { print: { width: "auto" } } },
});

/** The whole drawer scrolls below its header, so that the focus is always within the scrolled area. */
export const dialog = style({
  height: "100%",
  overflow: "auto",
  // Focused elements are scrolled clear of the header, which in a short window does not stick.
  scrollPaddingBlockStart: `calc(${space[16]} + ${space[1]})`,
  outline: "none",
  "@media": { print: { height: "auto", overflow: "visible" } },
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  padding: space[3],
  paddingInlineStart: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  "@media": { [media.short]: { position: "static" }, print: { position: "static", paddingInline: 0 } },
});

export const title = style({
  ...text.body,
  fontWeight: weight.semibold,
  margin: 0,
  minWidth: 0,
  overflowWrap: "anywhere",
  outline: "none",
  "@media": { print: text.title },
});

export const body = style({
  padding: space[4],
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  "@media": { print: { paddingInline: 0 } },
});
