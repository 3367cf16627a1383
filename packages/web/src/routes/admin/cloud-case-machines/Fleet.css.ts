import { style } from "@vanilla-extract/css";

/**
 * Receives the focus when the focused element disappears, without an outline; the outline appears at the next element that
 * keyboard users reach.
 */
export const place = style({ outline: "none" });
