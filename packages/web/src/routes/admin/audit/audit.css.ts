import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const about = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
});
export const value = style({ margin: 0, overflowWrap: "anywhere" });
export const compared = style({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
const box = {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  textAlign: "start",
  verticalAlign: "top",
} as const;
export const head = style({ ...box, borderBlockEnd: `1px solid ${color.line}` });
export const field = style({
  ...box,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 500,
  overflowWrap: "anywhere",
});
export const cell = style({
  ...box,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const people = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
