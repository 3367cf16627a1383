import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  justifyContent: "space-between",
});
export const search = style({ flex: "1 1 14rem", maxWidth: "24rem" });
