import { style } from "@vanilla-extract/css";
import { color } from "./contract.css.ts";

/** The only focus ring, for everything that react-aria marks as focused by keyboard. Outlines survive forced colours. */
export const focusRing = style({
  outline: "2px solid transparent",
  outlineOffset: "2px",
  selectors: { "&[data-focus-visible]": { outlineColor: color.focus } },
});

/** The focus ring inside of the edge, for elements that fill a clipped or crowded container. */
export const focusRingInside = style({
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  selectors: { "&[data-focus-visible]": { outlineColor: color.focus } },
});
