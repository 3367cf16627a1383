import { style, styleVariants } from "@vanilla-extract/css";

export const drawing = style({ width: "100%", height: "auto", display: "block", borderRadius: "8px" });

const base = style({ margin: 0, height: "auto", display: "block", borderRadius: "8px" });

export const picture = styleVariants({
  large: [base, { width: "min(300px, 72vw)" }],
  small: [base, { width: "132px", flexShrink: 0 }],
});
