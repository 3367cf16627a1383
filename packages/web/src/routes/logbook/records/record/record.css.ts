import { style } from "@vanilla-extract/css";

/** The owner takes the remaining width, so that the buttons are at the right. */
export const owner = style({ flex: "1 1 12rem", minWidth: 0 });
