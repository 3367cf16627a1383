import { style } from "@vanilla-extract/css";

/** The element that gets the focus after a list was sent; it has no outline, because nothing can be pressed there. */
export const place = style({ outline: "none" });
