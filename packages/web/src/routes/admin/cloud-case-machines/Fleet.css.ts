import { style } from "@vanilla-extract/css";

/** Where the focus goes when what had it is gone: seen by who uses the keyboard, at the next thing that they reach. */
export const place = style({ outline: "none" });
