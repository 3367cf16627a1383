import { space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Keeps its space while it is refetched, and receives the focus of a button that disappears. */
export const simulators = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minHeight: "3.25rem",
  outline: "none",
});

/** Shows only the beginning of the description. */
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
