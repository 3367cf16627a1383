import { color, media, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { dark } from "./Imaging.css.ts";

export const viewer = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const stage = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: "calc(100vh - 19rem)",
  minHeight: "12rem",
  "@media": { [media.small]: { height: "calc(100vh - 13rem)" } },
  overflow: "hidden",
  borderRadius: radius.medium,
  backgroundColor: dark,
  touchAction: "none",
});
export const movable = style([stage, { cursor: "grab", selectors: { "&:active": { cursor: "grabbing" } } }]);
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "max(12rem, calc(100vh - 19rem))",
  "@media": { [media.small]: { maxHeight: "max(12rem, calc(100vh - 13rem))" } },
  userSelect: "none",
});
export const waiting = style({ position: "absolute", color: "#c9d4dc" });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const group = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const textBlock = style({
  minWidth: "3.5rem",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  ...text.small,
});
