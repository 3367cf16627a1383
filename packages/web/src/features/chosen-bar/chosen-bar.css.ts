import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[3]} 0`,
  backgroundColor: color.canvas,
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { display: "none" } },
});

/**
 * A bar that sticks to the bottom of the window, above the remaining rows, unless the window is low. On a phone the bottom bar of
 * the portal does not stick at the same time.
 */
export const barAtFoot = style([
  bar,
  { position: "sticky", bottom: 0, zIndex: 1, "@media": { [media.short]: { position: "static" } } },
]);
