import { style } from "@vanilla-extract/css";

/** Reserves the space of the theme choice, whose code is loaded when the menu opens. */
export const theme = style({ minHeight: "72px" });
