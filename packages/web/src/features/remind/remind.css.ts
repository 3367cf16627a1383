import { color, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Long lists scroll, so that the text and the button stay in sight. */
export const recipients = style({
  maxHeight: "16rem",
  margin: 0,
  padding: 0,
  overflowY: "auto",
  listStyle: "none",
});
globalStyle(`${recipients} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

export const recipient = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
});
globalStyle(`${recipient} > div`, { flex: "1 1 12rem", minWidth: 0 });
