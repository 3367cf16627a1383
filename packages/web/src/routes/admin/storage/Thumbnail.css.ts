import { color, radius } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  placeItems: "center",
  height: "100%",
  width: "100%",
  overflow: "hidden",
  background: color.surfaceSunken,
  color: color.inkMuted,
});
export const folder = style([frame, { color: color.accentInk }]);
export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: radius.small,
});
