import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "block",
  width: "1.25em",
  height: "1.25em",
  flexShrink: 0,
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 800ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none", borderInlineEndStyle: "dotted" } },
});
