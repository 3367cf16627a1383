import { color, media, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** Cards outside of the window cost nothing to lay out; the focus ring around one is not cut off. */
export const place = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 104px",
  overflowClipMargin: "4px",
});

/** The whole card is pressed. */
export const card = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  width: "100%",
  height: "100%",
  minHeight: "6.5rem",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  color: color.ink,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.accent },
});

export const time = style({ ...text.small, fontVariantNumeric: "tabular-nums" });
export const name = style({
  ...text.body,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: weight.medium,
});
export const quiet = style({ ...text.small, color: color.inkMuted });
export const badge = style({ marginBlockStart: space[1] });
