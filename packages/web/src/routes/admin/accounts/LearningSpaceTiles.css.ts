import { color, focusRing, media, motion, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const tiles = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const list = style({
  display: "grid",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});
export const tile = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  height: "100%",
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  color: color.ink,
  overflowWrap: "anywhere",
});
export const link = style([
  focusRing,
  {
    textDecoration: "none",
    transition: `background-color ${motion.quick}`,
    selectors: { "&:hover": { backgroundColor: color.surfaceHover } },
    "@media": { [media.reducedMotion]: { transition: "none" } },
  },
]);
export const count = style({
  display: "block",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  ...text.small,
});
