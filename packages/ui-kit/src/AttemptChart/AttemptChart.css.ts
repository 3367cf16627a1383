import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, space, text, weight } from "../theme/scale.ts";

const forced = (stroke: string, fill = "none") => ({ [media.forcedColors]: { stroke, fill } });

export const figure = style({ display: "grid", gap: space[2], margin: 0, minWidth: 0 });
export const caption = style({ fontWeight: weight.medium, ...text.small });
export const plot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[2],
});
/** The column of the scale is as wide as its widest number, and each number is beside its line. */
export const scale = style({ position: "relative", width: "3.75rem" });
export const tick = style({
  position: "absolute",
  insetInlineEnd: 0,
  transform: "translateY(-50%)",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  ...text.caption,
});
export const picture = style({ display: "block", minWidth: 0, overflow: "visible" });
export const point = style({ overflow: "visible" });
export const grid = style({ stroke: color.line, "@media": forced("GrayText") });
export const line = style({ stroke: color.accent, strokeWidth: 2, "@media": forced("CanvasText") });
export const target = style({
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeDasharray: "6 4",
  "@media": forced("CanvasText"),
});
export const band = style({ fill: color.neutralSoft, "@media": forced("GrayText", "Canvas") });
export const reference = style({
  fill: color.accentSoft,
  fillOpacity: 0.5,
  stroke: color.accent,
  strokeDasharray: "2 2",
  "@media": forced("CanvasText"),
});
export const referenceMiddle = style({
  stroke: color.accent,
  strokeWidth: 1,
  "@media": forced("CanvasText"),
});
export const middle = style({
  stroke: color.inkMuted,
  strokeDasharray: "1 3",
  strokeWidth: 1.5,
  "@media": forced("GrayText"),
});
export const change = style({
  stroke: color.lineControl,
  strokeDasharray: "2 3",
  "@media": forced("GrayText"),
});
export const stretch = style({ fill: color.inkMuted, ...text.caption });
export const met = style({
  fill: color.accent,
  stroke: color.surface,
  strokeWidth: 1,
  "@media": forced("Canvas", "CanvasText"),
});
export const notMet = style({
  fill: color.surface,
  stroke: color.warning,
  strokeWidth: 2,
  "@media": forced("CanvasText", "Canvas"),
});
export const early = style({ stroke: color.inkMuted, strokeWidth: 2, "@media": forced("CanvasText") });
export const implausible = style({
  fill: color.surface,
  stroke: color.inkMuted,
  strokeWidth: 1.5,
  "@media": forced("CanvasText", "Canvas"),
});
export const plain = style({
  fill: color.inkMuted,
  stroke: color.surface,
  "@media": forced("Canvas", "CanvasText"),
});
export const here = style({
  fill: "none",
  stroke: color.ink,
  strokeWidth: 1.5,
  "@media": forced("CanvasText"),
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.inkMuted,
  ...text.caption,
});
export const beyond = style({ margin: 0, color: color.inkMuted, ...text.caption });
/** An arrow at the edge that points to where the value would be. */
export const arrow = style({ fill: color.ink, "@media": forced("CanvasText", "CanvasText") });
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
/** Tables of long series scroll inside of this area. */
export const tableRoom = style({ maxHeight: "20rem", overflow: "auto" });
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  ...text.small,
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: weight.regular,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table} thead th`, { color: color.inkMuted, ...text.caption });
