import { color, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2],
});
globalStyle(`${row} + ${row}`, { borderTop: `1px solid ${color.line}` });
export const value = style({ ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
export const groups = style({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
