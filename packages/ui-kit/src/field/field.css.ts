import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { controlHeight, font, media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  scrollMarginBlock: space[4],
  fontFamily: font.body,
  color: color.ink,
  "@media": { print: { gap: 0 } },
});
/** The window's own scroll padding does not know the sticky parts of a dialog. */
globalStyle(`[role="dialog"] ${root}`, { scrollMarginBlock: space[16] });

export const label = style({
  ...text.small,
  fontWeight: weight.medium,
  color: color.ink,
  overflowWrap: "anywhere",
});

export const required = style({ color: color.dangerInk });

export const foot = style({ display: "flex", alignItems: "flex-start", gap: space[3], minWidth: 0 });

export const help = style({
  ...text.small,
  flex: "1 1 auto",
  minWidth: 0,
  color: color.inkMuted,
  overflowWrap: "anywhere",
});

export const error = style([help, { display: "flex", gap: space[1], color: color.dangerInk }]);

export const errorIcon = style({ flex: "none", paddingBlockStart: "2px" });

export const counter = style({
  ...text.small,
  flex: "none",
  marginInlineStart: "auto",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-over]": { color: color.dangerInk, fontWeight: weight.medium } },
});

export const frame = recipe({
  base: {
    boxSizing: "border-box",
    display: "flex",
    alignItems: "center",
    width: "100%",
    minWidth: 0,
    minHeight: controlHeight.medium,
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.ink,
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    selectors: {
      "&:hover": { borderColor: color.ink },
      "&:focus-within": {
        borderColor: color.focus,
        boxShadow: `0 0 0 1px ${color.focus}`,
        outline: "2px solid transparent",
      },
    },
    "@media": {
      [media.reducedMotion]: { transition: "none" },
      // On paper only the value is shown, without the frame of a control.
      print: { minHeight: 0, borderColor: "transparent", background: "none" },
    },
  },
  variants: {
    state: {
      ready: {},
      invalid: {
        borderColor: color.danger,
        boxShadow: `0 0 0 1px ${color.danger}`,
        selectors: {
          "&:hover": { borderColor: color.danger },
          "&:focus-within": { borderColor: color.danger, boxShadow: `0 0 0 2px ${color.danger}` },
        },
      },
      disabled: {
        borderColor: color.line,
        background: color.surfaceSunken,
        color: color.inkDisabled,
        cursor: "not-allowed",
        selectors: { "&:hover": { borderColor: color.line } },
        "@media": { [media.forcedColors]: { borderColor: "GrayText" } },
      },
      readOnly: {
        borderColor: color.line,
        background: color.surfaceSunken,
        selectors: { "&:hover": { borderColor: color.lineControl } },
      },
    },
  },
});

export const input = style({
  boxSizing: "border-box",
  flex: "1 1 auto",
  width: "100%",
  minWidth: 0,
  minHeight: `calc(${controlHeight.medium} - 2px)`,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: `calc(${radius.medium} - 1px)`,
  outline: "none",
  background: "transparent",
  color: "inherit",
  // The text has at least 16 px, because iOS zooms into smaller fields on focus.
  font: `${weight.regular} 1rem/1.5rem ${font.body}`,
  textOverflow: "ellipsis",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: color.inkMuted, opacity: 1 },
    "&:disabled": { color: color.inkDisabled, WebkitTextFillColor: color.inkDisabled, opacity: 1 },
    "&[type=search]::-webkit-search-cancel-button": { display: "none" },
  },
  "@media": { print: { minHeight: 0, padding: 0 } },
});

export const numeric = style([input, { fontVariantNumeric: "tabular-nums" }]);

export const affix = style({
  ...text.small,
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  paddingInline: space[3],
  color: color.inkMuted,
  whiteSpace: "nowrap",
  selectors: {
    "&:first-child": { paddingInlineEnd: 0 },
    "&:last-child": { paddingInlineStart: 0 },
  },
});

/** A small button inside the frame of a field, such as clear or open. It can be pressed on the full height of the frame. */
export const inset = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: `calc(${controlHeight.medium} - 2px)`,
  height: `calc(${controlHeight.medium} - 2px)`,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: `calc(${radius.medium} - 1px)`,
  background: "transparent",
  color: color.inkMuted,
  cursor: "pointer",
  outline: "none",
  "@media": { print: { display: "none" } },
  selectors: {
    "&:hover, &[data-hovered]": { color: color.ink },
    "&:disabled, &[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-4px" },
  },
});

export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
