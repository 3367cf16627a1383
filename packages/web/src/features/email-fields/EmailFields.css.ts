import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: space[3], width: "100%" });
export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
});
export const field = style({ flex: 1, minWidth: 0 });
/** The button is aligned with the field, below the field's label. */
export const remove = style({ paddingBlockStart: "1.5rem" });
