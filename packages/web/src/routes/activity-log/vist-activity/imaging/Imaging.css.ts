import { color, focusRing, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The background is dark in both themes, because X-ray pictures are viewed on dark. */
export const dark = "#0b1116";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const tile = style([
  focusRing,
  {
    display: "grid",
    gap: space[2],
    width: "100%",
    padding: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    backgroundColor: color.surface,
    color: color.ink,
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    transition: `border-color ${motion.calm}`,
    selectors: { "&:hover": { borderColor: color.lineControl } },
  },
]);
export const frame = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: radius.medium,
  backgroundColor: dark,
  color: "#c9d4dc",
});
export const thumbnail = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const note = style({ padding: space[2], textAlign: "center", ...text.caption });
export const length = style({
  position: "absolute",
  insetBlockEnd: space[1],
  insetInlineEnd: space[1],
  padding: `0 ${space[1]}`,
  borderRadius: radius.small,
  backgroundColor: "rgba(0, 0, 0, 0.72)",
  color: "#ffffff",
  fontVariantNumeric: "tabular-nums",
  ...text.caption,
});
export const sign = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: "50%",
  backgroundColor: "rgba(0, 0, 0, 0.6)",
  color: "#ffffff",
});
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: weight.semibold,
  ...text.small,
});
export const moment = style({ color: color.inkMuted, fontVariantNumeric: "tabular-nums", ...text.caption });
