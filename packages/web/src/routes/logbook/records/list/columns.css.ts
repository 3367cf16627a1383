import { style } from "@vanilla-extract/css";

/** A text of at most two lines; the tooltip and the page of the record show all of it. */
export const short = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
