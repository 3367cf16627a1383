import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
});
export const search = style({ flex: "1 1 16rem", minWidth: 0 });
