import { style } from "@vanilla-extract/css";

/** Room for the longer of a button's texts. */
export const room = style({ display: "inline-block", minWidth: "6rem" });
