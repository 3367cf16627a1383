import { style } from "@vanilla-extract/css";

/** A narrow column breaks lines between names, and never inside one. */
export const name = style({ display: "inline-block", maxWidth: "100%", overflowWrap: "normal" });
