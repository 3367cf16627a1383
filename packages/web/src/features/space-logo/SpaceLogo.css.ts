import { color, radius } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const square = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSunken,
  color: color.accentInk,
});

export const logo = styleVariants({
  medium: [square, { width: "4rem", height: "4rem" }],
  large: [square, { width: "6rem", height: "6rem" }],
});
export const image = style({ width: "100%", height: "100%", objectFit: "contain" });
