import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { motion, radius, space, weight } from "../theme/scale.ts";

export const link = recipe({
  base: [
    focusRing,
    {
      borderRadius: radius.small,
      color: color.accentInk,
      cursor: "pointer",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.2em",
      WebkitTapHighlightColor: "transparent",
      transition: `text-decoration-color ${motion.quick}, color ${motion.quick}`,
    },
  ],
  variants: {
    variant: {
      /** A link inside a sentence, which is always underlined. */
      text: {
        textDecorationLine: "underline",
        selectors: { "&[data-hovered]": { textDecorationThickness: "2px" } },
      },
      /** A link that stands alone and is recognisable by its place, so it is not underlined. */
      alone: {
        display: "inline-flex",
        alignItems: "center",
        gap: space[1],
        minHeight: "24px",
        fontWeight: weight.medium,
        textDecorationLine: "none",
        selectors: { "&[data-hovered]": { textDecorationLine: "underline" } },
      },
      /** In the colour of the surrounding text: for rows, breadcrumbs and footers. */
      quiet: {
        display: "inline-flex",
        alignItems: "center",
        gap: space[1],
        minHeight: "24px",
        color: "inherit",
        textDecorationLine: "none",
        selectors: { "&[data-hovered]": { color: color.accentInk, textDecorationLine: "underline" } },
      },
    },
  },
});

/** Keeps the icon for a new tab on the same line as the last word. */
export const externalMark = style({
  display: "inline-block",
  marginInlineStart: "0.25em",
  verticalAlign: "-0.125em",
});
