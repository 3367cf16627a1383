import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { controlHeight, media, motion, radius, space, text } from "../theme/scale.ts";

/** A choice with its text beside it. The whole row can be pressed. */
export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  // The hidden input scrolls with the row, because browsers scroll the focused element into view.
  position: "relative",
  minHeight: controlHeight.medium,
  paddingBlock: space[2],
  color: color.ink,
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
    "&[data-readonly]": { cursor: "default" },
  },
});

// The input is a dot at the beginning of the row, and the whole row should be visible.
globalStyle(`${row} input`, { scrollMarginBlock: `${space[3]} ${controlHeight.large}` });

export const textBlock = style({ flex: "1 1 auto", minWidth: 0, ...text.body, overflowWrap: "anywhere" });

export const under = style({
  // The text is close to the label, in the space that the row has below it.
  marginBlockStart: `-${space[3]}`,
  paddingInlineStart: `calc(1.25rem + ${space[3]})`,
});

/** The box, dot or track that shows the choice. */
export const mark = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "1.25rem",
  height: "1.25rem",
  marginBlockStart: "2px",
  border: `1.5px solid ${color.lineControl}`,
  background: color.surface,
  color: color.onAccent,
  outline: "2px solid transparent",
  outlineOffset: "2px",
  forcedColorAdjust: "none",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "[data-hovered] > &": { borderColor: color.ink },
    "[data-selected] > &, [data-indeterminate] > &": { background: color.accent, borderColor: color.accent },
    "[data-invalid] > &": { borderColor: color.danger },
    "[data-invalid][data-selected] > &": { background: color.danger, color: color.onDanger },
    "[data-readonly] > &": {
      background: color.surfaceSunken,
      borderColor: color.lineControl,
      color: color.ink,
    },
    "[data-disabled] > &": {
      background: color.surfaceSunken,
      borderColor: color.line,
      color: color.inkDisabled,
    },
    "[data-focus-visible] > &": { outlineColor: color.focus },
  },
  "@media": {
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: {
      background: "Canvas",
      borderColor: "ButtonText",
      color: "Highlight",
      selectors: { "[data-disabled] > &": { borderColor: "GrayText", color: "GrayText" } },
    },
  },
});

export const box = style([mark, { borderRadius: radius.small }]);
