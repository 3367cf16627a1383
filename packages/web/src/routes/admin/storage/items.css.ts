import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

export const tile = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  height: "100%",
});
export const words = style({
  display: "grid",
  gap: space[1],
  padding: space[2],
  minWidth: 0,
  borderBlockStart: `1px solid ${color.line}`,
});
const link = style({
  color: color.ink,
  fontWeight: weight.medium,
  textDecoration: "none",
  ...text.small,
  ":hover": { textDecoration: "underline" },
});
/** A name has two lines; a longer one keeps its end, by which files often differ, and the full name is in the title. */
export const tileName = style([
  link,
  {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
    minHeight: "2.5rem",
  },
]);
export const facts = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[2],
  color: color.inkMuted,
  whiteSpace: "nowrap",
  overflow: "hidden",
  fontVariantNumeric: "tabular-nums",
  ...text.caption,
});
export const rowName = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });
export const rowSign = style({
  flex: "none",
  width: "2rem",
  height: "2rem",
  borderRadius: 4,
  overflow: "hidden",
});
export const rowWords = style({ minWidth: 0, display: "grid" });
export const clipped = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const rowLink = style([link, clipped]);
export const where = style([clipped, { color: color.inkMuted, ...text.caption }]);

const comes = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** A delayed placeholder, so that quick loads cause no grey flash. */
export const bone = style({
  background: color.surfaceSunken,
  borderRadius: 4,
  height: "100%",
  minHeight: "1rem",
  opacity: 0,
  animation: `${comes} 200ms 150ms forwards`,
});
