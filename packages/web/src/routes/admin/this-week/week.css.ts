import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const reasons = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: "anywhere",
});
