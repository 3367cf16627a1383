import { style } from "@vanilla-extract/css";

/** An invisible element at the position at which the menu opens. */
export const place = style({
  position: "fixed",
  width: 1,
  height: 1,
  overflow: "hidden",
  whiteSpace: "nowrap",
  opacity: 0,
  pointerEvents: "none",
});
