import { style } from "@vanilla-extract/css";

/** Receives the focus when its element disappears; keyboard users see it at the next element that they reach. */
export const place = style({ outline: "none" });
