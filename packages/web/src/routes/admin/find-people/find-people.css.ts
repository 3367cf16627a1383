import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  paddingBlock: space[3],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
