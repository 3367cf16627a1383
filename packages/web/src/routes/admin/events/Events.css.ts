import { space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Holds its place while it is asked again, and takes the focus of a button that goes. */
export const simulators = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minHeight: "3.25rem",
  outline: "none",
});

/** The beginning of what the person wrote. */
export const description = style({
  ...text.small,
  display: "-webkit-box",
  margin: 0,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  whiteSpace: "pre-line",
});

export const whole = style({
  display: "inline-block",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
export const addresses = style({
  ...text.small,
  margin: 0,
  paddingInlineStart: space[4],
  overflowWrap: "anywhere",
});
