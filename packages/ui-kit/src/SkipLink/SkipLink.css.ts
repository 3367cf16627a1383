import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { controlHeight, layer, radius, space, text, weight } from "../theme/scale.ts";

export const skipLink = style({
  position: "fixed",
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.toast,
  display: "inline-flex",
  alignItems: "center",
  minHeight: controlHeight.medium,
  paddingInline: space[4],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.medium,
  backgroundColor: color.surfaceRaised,
  boxShadow: color.shadowRaised,
  color: color.accentInk,
  fontWeight: weight.medium,
  ...text.small,
  "@media": { print: { display: "none" } },
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
