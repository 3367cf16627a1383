import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 14rem) auto",
  alignItems: "start",
  gap: space[3],
});
/** The button is aligned with the field, below the field's label. */
export const button = style({ paddingBlockStart: "1.5rem" });
