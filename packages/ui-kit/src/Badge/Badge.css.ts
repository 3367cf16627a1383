import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../theme/scale.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  maxWidth: "100%",
  minHeight: "1.5rem",
  padding: `0 ${space[2]}`,
  border: "1px solid transparent",
  borderRadius: radius.full,
  ...text.caption,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

/** A text that may need a second line. */
export const sentence = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.medium,
  whiteSpace: "normal",
});
