import { color, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The room fills the element that contains it. */
export const room = style({
  position: "relative",
  overflow: "hidden",
  backgroundColor: color.surfaceSunken,
});

export const frame = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  // The focus ring is inside of the frame, because the frame's edge would cut it off.
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" } },
});

/** Covers the frame until the frame shows its own content. */
export const cover = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[3],
  padding: space[4],
  textAlign: "center",
  backgroundColor: color.surfaceSunken,
  ...text.small,
  color: color.inkMuted,
});
