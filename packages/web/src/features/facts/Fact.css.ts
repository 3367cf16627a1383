import { style } from "@vanilla-extract/css";

export const value = style({ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });
