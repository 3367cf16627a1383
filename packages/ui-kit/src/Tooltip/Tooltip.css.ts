import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { layer, motion, radius, space, text } from "../theme/scale.ts";

export const tooltip = style({
  zIndex: layer.popover,
  maxWidth: "18rem",
  padding: `${space[1]} ${space[2]}`,
  border: "1px solid transparent",
  borderRadius: radius.small,
  backgroundColor: color.ink,
  color: color.canvas,
  ...text.caption,
  overflowWrap: "anywhere",
  transition: `opacity ${motion.quick}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
});
