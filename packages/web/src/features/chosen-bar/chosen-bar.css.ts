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

/** Visible above the remaining rows. The bottom bar of the phone does not stick beside it. */
export const barAtFoot = style([
  bar,
  { position: "sticky", bottom: 0, zIndex: 1, "@media": { [media.short]: { position: "static" } } },
]);
