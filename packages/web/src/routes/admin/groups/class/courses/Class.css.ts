import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The courses are listed in one column, or in two if there is enough space. */
export const courses = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const course = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

/** The age of the figures wraps beside its buttons, which stand below it on a phone. */
export const reading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const age = style({ flex: "1 1 18rem" });
