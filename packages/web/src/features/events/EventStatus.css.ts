import { text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Stands ready to be heard; as long as it says nothing it takes no place among what stands around it. */
export const said = style({ selectors: { "&:empty": { position: "absolute" } } });

export const clock = style({
  ...text.title,
  margin: 0,
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
