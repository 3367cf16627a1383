import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { radius, text, weight } from "../theme/scale.ts";

export const avatar = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    overflow: "hidden",
    border: "1px solid transparent",
    borderRadius: radius.full,
    backgroundColor: color.accentSoft,
    color: color.onAccentSoft,
    fontWeight: weight.semibold,
    userSelect: "none",
  },
  variants: {
    size: {
      small: { width: "1.5rem", height: "1.5rem", fontSize: "0.625rem", lineHeight: 1 },
      medium: { width: "2rem", height: "2rem", ...text.caption },
      large: { width: "2.5rem", height: "2.5rem", ...text.small },
    },
  },
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
