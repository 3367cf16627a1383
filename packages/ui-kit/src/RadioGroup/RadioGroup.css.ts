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

/** The widths that the labels need, see `segment-rows.ts`; set by the component. */
export const oneRow = "--one-row";
export const longestWord = "--longest-word";
export const inRow = "--in-row";
export const inNarrowRow = "--in-narrow-row";

/** A bar of choices, each as wide as its text. If they do not fit, they are in columns, so that no choice is alone in its row. */
export const segments = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  vars: { "--sides": `calc(2 * ${space[4]} + 2px)` },
  "@media": { [media.phone]: { vars: { "--sides": `calc(2 * ${space[1]} + 2px)` } } },
});

/** The width of one of so many columns, slightly reduced so that rounding does not push the last one into the next row. */
const getColumn = (count: string) => `((100% - (${count} - 1) * ${space[2]}) / ${count} - 0.1px)`;
/** A length in CSS: `size` if `isMeant` is greater than zero, otherwise zero. */
const where = (isMeant: string, size: string) => `min(${size}, ${isMeant} * 999)`;

const wide = getColumn(`var(${inRow})`);
const narrow = getColumn(`var(${inNarrowRow})`);
const word = `max(${controlHeight.large}, var(${longestWord}) + var(--sides))`;
/** The first of these column widths that has space for the longest word; the full width if none has. */
const column = `max(${wide}, ${where(`(${word} - ${wide})`, narrow)}, ${where(`(${word} - ${narrow})`, "100%")})`;

export const segment = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "0 0 auto",
  minWidth: `max(3.5rem, ${where(`(var(${oneRow}) - 100%)`, column)})`,
  maxWidth: `max(${column}, (100% - var(${oneRow})) * 999)`,
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

/** The invisible input is a point in the middle of the row, so a margin makes the browser scroll the whole row into view. */
globalStyle(`${segment} input`, { scrollMarginBlock: controlHeight.medium });

/** A text of several lines, such as a person's comment, keeps its line breaks. */
export const help = style({
  ...text.small,
  display: "block",
  color: color.inkMuted,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

/** The label, and the button that clears the choice. The height stays the same when the button appears. */
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
