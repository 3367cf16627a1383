import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  gap: space[4],
  alignItems: "flex-start",
  overflowWrap: "anywhere",
});
