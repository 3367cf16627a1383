import { style } from "@vanilla-extract/css";

/** A place of the window that a menu opens at. */
export const place = style({
  position: "fixed",
  width: 1,
  height: 1,
  overflow: "hidden",
  whiteSpace: "nowrap",
  opacity: 0,
  pointerEvents: "none",
});
