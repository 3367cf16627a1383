import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const about = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
});
export const value = style({ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const people = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
