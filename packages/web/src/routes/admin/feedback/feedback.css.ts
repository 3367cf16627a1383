import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const textBlock = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
});
