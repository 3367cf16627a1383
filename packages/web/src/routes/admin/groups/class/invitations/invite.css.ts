import { style } from "@vanilla-extract/css";

/** Receives the focus after a list was sent, without an outline, because nothing can be pressed there. */
export const place = style({ outline: "none" });
