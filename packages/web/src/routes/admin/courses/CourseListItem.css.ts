import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  background: color.surface,
  overflowWrap: "anywhere",
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  borderRadius: 8,
  background: color.surfaceSunken,
  color: color.accent,
});
export const textBlock = style({ display: "grid", gap: space[1], alignContent: "start" });
/** The title has at most three lines; the details show all of it. */
export const title = style({
  margin: 0,
  fontSize: "inherit",
  fontWeight: 600,
  display: "-webkit-box",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
/** In a table row the category is an icon with its text. */
export const inRow = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
