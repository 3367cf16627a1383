import { style } from "@vanilla-extract/css";

export const name = style({ display: "inline-block", maxWidth: "100%" });
