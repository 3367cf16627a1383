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

/**
 * Cards outside of the window are not laid out, except for the first ones, so that nothing below them moves. The focus ring
 * around a card is not cut off.
 */
export const place = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 88px",
  "@media": { [media.mobile]: { containIntrinsicBlockSize: "auto 104px" } },
  overflowClipMargin: "4px",
  selectors: { "&:nth-child(-n + 12)": { contentVisibility: "visible" } },
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: "5rem",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.accent },
  "@media": { [media.mobile]: { minHeight: "6.5rem" } },
});

/** The whole card is clickable except for its link. */
export const coveringLink = style({
  flex: 1,
  display: "grid",
  alignContent: "start",
  gap: `0 ${space[1]}`,
  width: "100%",
  padding: `${space[2]} ${space[4]}`,
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: "transparent",
  color: color.ink,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "@media": { [media.mobile]: { gap: space[1], padding: space[4] } },
});

export const comingUp = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minHeight: "2rem",
  padding: `0 ${space[4]} ${space[3]}`,
});
export const starts = style({
  ...text.small,
  fontWeight: weight.semibold,
  color: color.accentInk,
  fontVariantNumeric: "tabular-nums",
});
export const late = style([starts, { color: color.inkMuted }]);

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
