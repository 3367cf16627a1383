import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const token = style({
  display: "block",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  fontFamily: "ui-monospace, monospace",
  fontSize: "1.125rem",
  letterSpacing: "0.04em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space[4],
  margin: 0,
});
export const figure = style({ display: "grid", gap: space[1], margin: 0 });
export const amount = style({ margin: 0, fontSize: "1.25rem", fontVariantNumeric: "tabular-nums" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
});
export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const range = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  gap: space[4],
  alignItems: "end",
});
