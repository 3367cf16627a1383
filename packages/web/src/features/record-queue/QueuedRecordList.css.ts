import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

/** With large text on a phone the buttons wrap to the next line. */
export const subject = style({
  display: "grid",
  flex: "1 1 10rem",
  gap: space[1],
  minWidth: 0,
  overflowWrap: "anywhere",
});
