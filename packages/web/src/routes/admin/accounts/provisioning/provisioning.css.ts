import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const secret = style({
  display: "block",
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const counts = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  fontVariantNumeric: "tabular-nums",
  maxWidth: "28rem",
});

export const rows = style({
  display: "grid",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
