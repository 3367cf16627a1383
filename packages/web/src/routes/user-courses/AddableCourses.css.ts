import { color, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const courses = style({ margin: 0, padding: 0, listStyle: "none" });
export const course = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
});
globalStyle(`${course} + ${course}`, { borderBlockStart: `1px solid ${color.line}` });
export const name = style({ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" });
