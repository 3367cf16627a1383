import { text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A live region that is ready before it has text; while empty it takes no space. */
export const liveRegion = style({ selectors: { "&:empty": { position: "absolute" } } });

export const clock = style({
  ...text.title,
  margin: 0,
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
