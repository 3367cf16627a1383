import { style } from "@vanilla-extract/css";

/** Where the focus goes after a list was sent; nothing to act on, so nothing is drawn around it. */
export const place = style({ outline: "none" });
