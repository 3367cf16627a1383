import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const picture = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  cursor: "crosshair",
  touchAction: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: "hidden",
});

export const canvas = style({ display: "block", width: "100%", height: "auto" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
});

export const hiddenInput = style({ display: "none" });
