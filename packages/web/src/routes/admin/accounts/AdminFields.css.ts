import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: space[3], width: "100%" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
});
/** Beside the field, beneath its label. */
export const remove = style({ paddingBlockStart: "1.75rem" });
