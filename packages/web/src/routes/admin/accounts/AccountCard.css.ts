import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const wide = style({
  gridColumn: "1 / -1",
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});
export const people = style({
  display: "grid",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});
export const partHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
