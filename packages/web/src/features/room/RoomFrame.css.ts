import { color, media, radius, space, text } from "@cathedra/ui-kit/theme";
import { createVar, fallbackVar, style } from "@vanilla-extract/css";

/** Where the room has a place of its own: its height there, and the least. */
export const roomHeight = createVar();
export const roomLeastHeight = createVar();

/** As much of the window as the page's head leaves, and never so little that nothing can be steered. */
export const room = style({
  position: "relative",
  height: fallbackVar(roomHeight, "calc(100vh - 21rem)"),
  minHeight: fallbackVar(roomLeastHeight, "26rem"),
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surfaceSunken,
  "@media": { [media.mobile]: { height: fallbackVar(roomHeight, "calc(100vh - 18rem)") } },
});

export const frame = style({
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
  // The ring lies inside, where the frame's edge does not cut it off.
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" } },
});

/** Lies over the frame while it shows nothing of its own. */
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
