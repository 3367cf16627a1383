import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { controlHeight, font, layer, media, motion, radius, space, text, weight } from "../theme/scale.ts";

/** The surface of a list, a menu or a calendar. */
export const sheet = style({
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  maxWidth: `calc(100vw - ${space[4]})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: color.shadowRaised,
  color: color.ink,
  fontFamily: font.body,
  outline: "none",
  overflow: "hidden",
  transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  zIndex: layer.popover,
  selectors: {
    "&[data-entering], &[data-exiting]": { opacity: 0, transform: "translateY(-4px)" },
    "&[data-placement=top][data-entering], &[data-placement=top][data-exiting]": {
      transform: "translateY(4px)",
    },
  },
  "@media": { [media.reducedMotion]: { transition: "none" }, print: { display: "none" } },
});

/** The list is as wide as its field. */
export const fieldSheet = style([sheet, { minWidth: "var(--trigger-width)" }]);

const listHeight = "22.5rem";

export const list = style({
  boxSizing: "border-box",
  display: "block",
  flex: "1 1 auto",
  minHeight: 0,
  maxHeight: listHeight,
  padding: space[1],
  overflow: "auto",
  outline: "none",
});

/** Reserves the height of a long list whose rows are rendered next. */
export const reserved = style({ height: listHeight });

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: controlHeight.medium,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.small,
  color: color.ink,
  ...text.small,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  scrollMarginBlock: space[1],
  selectors: {
    "&[data-hovered], &[data-focused]": { background: color.surfaceHover },
    "&[data-focus-visible]": {
      boxShadow: `inset 0 0 0 2px ${color.focus}`,
      outline: "2px solid transparent",
    },
    "&[data-selected]": { color: color.accentInk, fontWeight: weight.medium },
    "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const textBlock = style({ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });

export const aside = style({
  display: "block",
  ...text.caption,
  fontWeight: weight.regular,
  color: color.inkMuted,
});

export const check = style({ flex: "none", color: color.accentInk });

export const heading = style({
  display: "block",
  paddingBlock: space[2],
  paddingBlockEnd: space[1],
  paddingInline: space[3],
  ...text.caption,
  fontWeight: weight.semibold,
  color: color.inkMuted,
});

export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: space[1],
      borderBlockStart: `1px solid ${color.line}`,
      paddingBlockStart: space[1],
    },
  },
});

export const note = style({ padding: space[3], ...text.small, color: color.inkMuted });
