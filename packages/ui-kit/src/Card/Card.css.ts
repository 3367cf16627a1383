import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { media, radius, space } from "../theme/scale.ts";

export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    backgroundColor: color.surface,
    // Clips the corners of what fills the card without becoming a scroll container, so that sticky heads still stick.
    overflow: "clip",
    // A card that continues on the next printed page is closed at the end of the first.
    "@media": {
      print: { overflow: "visible", boxDecorationBreak: "clone", WebkitBoxDecorationBreak: "clone" },
    },
  },
  variants: {
    padding: {
      // On paper, where nothing is clipped, content that fills the card has square corners.
      none: { "@media": { print: { borderRadius: 0 } } },
      medium: { padding: space[4] },
      large: { padding: space[4], "@media": { [media.small]: { padding: space[6] } } },
    },
  },
});

export const head = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[3]}`,
  },
  variants: {
    padding: {
      none: {
        padding: space[4],
        // The line is between the head and the content, which a card may not have.
        selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.line}` } },
      },
      medium: { marginBlockEnd: space[3] },
      large: { marginBlockEnd: space[4] },
    },
  },
});

/** A long title wraps beside the content at the right while it has room for some words. */
export const headTitle = style({ flex: "1 1 6rem", minWidth: 0 });

export const headActions = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[4]}` });
