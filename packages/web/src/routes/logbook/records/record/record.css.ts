import { style } from "@vanilla-extract/css";

/** Keeps the acts at the right. */
export const owner = style({ flex: "1 1 12rem", minWidth: 0 });
