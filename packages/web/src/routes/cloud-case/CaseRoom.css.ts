import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const about = style({ minWidth: 0, overflowWrap: "anywhere" });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
