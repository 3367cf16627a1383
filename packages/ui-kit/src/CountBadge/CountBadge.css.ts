import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { radius, weight } from "../theme/scale.ts";

export const count = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "1.25rem",
    height: "1.25rem",
    padding: "0 0.375rem",
    border: "1px solid transparent",
    borderRadius: radius.full,
    fontSize: "0.6875rem",
    lineHeight: 1,
    fontWeight: weight.semibold,
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    tone: {
      neutral: { backgroundColor: color.neutralSoft, color: color.onNeutralSoft },
      accent: { backgroundColor: color.accent, color: color.onAccent },
      danger: { backgroundColor: color.danger, color: color.onDanger },
    },
  },
});
