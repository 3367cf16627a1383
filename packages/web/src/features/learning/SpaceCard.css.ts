import { color, media, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The columns are wide enough for a name and one line of description. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Cards outside of the window are not laid out; the focus ring around a card is not cut off. */
export const place = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 82px",
  "@media": { [media.mobile]: { containIntrinsicBlockSize: "auto 96px" } },
  overflowClipMargin: "4px",
});

export const card = style({
  position: "relative",
  display: "flex",
  gap: space[4],
  height: "100%",
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.accent },
  "@media": { [media.mobile]: { minHeight: "6rem", padding: space[4] } },
});

export const textBlock = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  minWidth: 0,
  flex: 1,
});
export const title = style({
  ...text.body,
  margin: 0,
  fontWeight: weight.semibold,
  overflowWrap: "anywhere",
});

/** The link covers the whole card; other buttons are above it. */
export const coveringLink = style({});
globalStyle(`${coveringLink} > a::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  borderRadius: radius.medium,
});

export const description = style({
  ...text.small,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  margin: 0,
  color: color.inkMuted,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { WebkitLineClamp: 3 } },
});

export const edit = style({ position: "relative", zIndex: 1, alignSelf: "start", padding: space[1] });
