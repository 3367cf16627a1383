import { style } from "@vanilla-extract/css";

/** Two lines at most; the whole text is in its tooltip, and on the record's page. */
export const short = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
