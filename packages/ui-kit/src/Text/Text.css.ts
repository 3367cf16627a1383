import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { text as sizes, weight as weights } from "../theme/scale.ts";

export const text = recipe({
  base: { overflowWrap: "anywhere" },
  variants: {
    size: { caption: sizes.caption, small: sizes.small, body: sizes.body, lead: sizes.lead },
    tone: { ink: { color: color.ink }, muted: { color: color.inkMuted }, danger: { color: color.dangerInk } },
    weight: {
      regular: { fontWeight: weights.regular },
      medium: { fontWeight: weights.medium },
      semibold: { fontWeight: weights.semibold },
    },
    figures: { proportional: {}, tabular: { fontVariantNumeric: "tabular-nums" } },
    measure: { full: {}, reading: { maxWidth: "68ch" } },
  },
});
