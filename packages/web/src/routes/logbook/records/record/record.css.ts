import { style } from "@vanilla-extract/css";

/** Keeps the buttons at the right. */
export const owner = style({ flex: "1 1 12rem", minWidth: 0 });
