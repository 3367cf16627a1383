import { style } from "@vanilla-extract/css";

/** Most names stand on one line: a column of a table leaves no less. */
export const owner = style({ display: "inline-block", minWidth: "7.5rem" });
