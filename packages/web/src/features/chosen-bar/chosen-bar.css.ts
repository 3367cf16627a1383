import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Always visible, above the remaining rows. */
export const bar = style({
  position: "sticky",
  // The bottom bar of the phone does not stick beside it.
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[3]} 0`,
  backgroundColor: color.canvas,
  borderTop: `1px solid ${color.line}`,
  "@media": { [media.short]: { position: "static" }, print: { display: "none" } },
});
