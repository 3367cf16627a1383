import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const viewer = style({
  display: "grid",
  gap: space[3],
  gridTemplateRows: "auto minmax(0, 1fr)",
  height: "100%",
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  justifyContent: "space-between",
});
export const group = style({ display: "flex", gap: space[1], alignItems: "center" });
export const count = style({ minWidth: "5.5rem", textAlign: "center", fontVariantNumeric: "tabular-nums" });
export const search = style({
  display: "flex",
  gap: space[2],
  alignItems: "center",
  flexWrap: "wrap",
  flex: "1 1 8rem",
  maxWidth: "26rem",
  order: 3,
});
export const sizes = style([group, { order: 2 }]);
/** On narrow screens the download is beside the page buttons, otherwise at the end of the bar. */
export const download = style({
  color: color.accentInk,
  order: 1,
  "@media": { [media.mobile]: { order: 4 } },
});

export const scroll = style({
  // A scrollbar that appears would reduce the width by which the page is drawn, and could then disappear again, so its space is
  // always reserved.
  overflow: "auto",
  scrollbarGutter: "stable",
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  minHeight: "16rem",
  maxHeight: "75vh",
});
export const frame = style({ width: "100%" });
/** A page is white like paper, in both themes. */
export const page = style({ display: "block", margin: "0 auto", background: "#fff" });
