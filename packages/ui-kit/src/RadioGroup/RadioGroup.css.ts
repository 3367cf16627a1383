import { globalStyle, style } from "@vanilla-extract/css";
import { mark } from "../field/choice.css.ts";
import { color } from "../theme/contract.css.ts";
import { controlHeight, media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const choices = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const inline = style({ display: "flex", flexWrap: "wrap", columnGap: space[6] });

export const dot = style([
  mark,
  {
    borderRadius: radius.full,
    "::after": {
      content: "",
      width: "0.5rem",
      height: "0.5rem",
      borderRadius: radius.full,
      background: "currentColor",
      transform: "scale(0)",
      transition: `transform ${motion.quick}`,
    },
    selectors: { "[data-selected] > &::after": { transform: "scale(1)" } },
    "@media": { [media.reducedMotion]: { "::after": { transition: "none" } } },
  },
]);

/** How wide all choices are in one row, and how many stand in one where they have to share two; set by the component. */
export const oneRow = "--one-row";
export const inRow = "--in-row";

/**
 * One bar of choices; where it does not fit it breaks in the middle, so that none stands alone. On a phone the rows are
 * columns too.
 */
export const segments = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  // The break has a gap above and below it.
  rowGap: space[1],
  "@media": {
    [media.phone]: {
      display: "grid",
      rowGap: space[2],
      gridTemplateColumns: `repeat(auto-fit, minmax(max(5.25rem, (100% - (var(${inRow}) - 1) * ${space[2]}) / var(${inRow})), 1fr))`,
    },
  },
});

/** Takes a line for itself where the row is narrower than all choices; otherwise it is not there, nor is its gap. */
export const rowBreak = style({
  flex: `0 0 clamp(0px, (var(${oneRow}) - 100%) * 999, 100%)`,
  height: 0,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  "@media": { [media.phone]: { display: "none" } },
});

export const segment = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "0 1 auto",
  minWidth: "3.5rem",
  minHeight: controlHeight.medium,
  paddingBlock: space[1],
  paddingInline: space[4],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  ...text.small,
  fontWeight: weight.medium,
  textAlign: "center",
  cursor: "pointer",
  outline: "2px solid transparent",
  outlineOffset: "2px",
  overflowWrap: "anywhere",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&[data-hovered]": { background: color.surfaceHover },
    "&[data-invalid]": { borderColor: color.danger },
    "&[data-selected]": {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.onAccentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    "&[data-readonly]": { cursor: "default" },
    "&[data-disabled]": {
      borderColor: color.line,
      background: color.surfaceSunken,
      color: color.inkDisabled,
      boxShadow: "none",
      cursor: "not-allowed",
    },
    "&[data-disabled][data-selected]": { borderColor: color.inkDisabled },
    "&[data-focus-visible]": { outlineColor: color.focus },
  },
  "@media": {
    [media.phone]: { paddingInline: space[1] },
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

/** The unseen input is a dot in the middle of it. */
globalStyle(`${segment} input`, { scrollMarginBlock: controlHeight.medium });

/** A text of several lines, such as somebody's comment, keeps them. */
export const help = style({
  ...text.small,
  display: "block",
  color: color.inkMuted,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

/** The label, and what takes the choice back. Its height stays as the button comes and goes. */
export const head = style({ display: "flex", alignItems: "baseline", columnGap: space[3] });

export const clear = style({
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.inkMuted,
  ...text.caption,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { color: color.ink },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
  },
});
