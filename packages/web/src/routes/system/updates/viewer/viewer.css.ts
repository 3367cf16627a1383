import { color, space } from "@cathedra/ui-kit/theme";
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
export const count = style({ minWidth: "6.5rem", textAlign: "center", fontVariantNumeric: "tabular-nums" });
export const search = style({
  display: "flex",
  gap: space[2],
  alignItems: "center",
  flex: "1 1 14rem",
  maxWidth: "26rem",
});
export const download = style({ color: color.accentInk });

export const scroll = style({
  overflow: "auto",
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  minHeight: "16rem",
  maxHeight: "75vh",
});
export const frame = style({ width: "100%" });
/** A page is paper, in whatever theme. */
export const page = style({ display: "block", margin: "0 auto", background: "#fff" });
