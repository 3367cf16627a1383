import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({ margin: 0, display: "grid" });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
});

export const value = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  fontVariantNumeric: "tabular-nums",
});

export const advice = style({ margin: 0, gridColumn: "1 / -1" });
