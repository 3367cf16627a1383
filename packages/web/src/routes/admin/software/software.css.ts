import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  // Names of files and stations may be one long word, so they can break anywhere.
  overflowWrap: "anywhere",
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  alignItems: "center",
  justifyContent: "space-between",
});
export const sum = style({
  margin: 0,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: space[4],
  margin: 0,
});
export const figure = style({ display: "grid", gap: space[1], margin: 0 });
export const amount = style({ margin: 0, fontSize: "1.25rem", fontVariantNumeric: "tabular-nums" });
export const errors = style({ margin: 0, paddingInlineStart: space[5] });
