import { color, media, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/**
 * Cards outside of the window are not laid out, except for the first ones, so that nothing below them moves. The focus ring
 * around a card is not cut off.
 */
export const place = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 144px",
  overflowClipMargin: "4px",
  selectors: { "&:nth-child(-n + 12)": { contentVisibility: "visible" } },
});

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  height: "100%",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflowWrap: "anywhere",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.accent },
});

export const category = style({ ...text.caption, margin: 0, color: color.inkMuted });
const lines = (count: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: count,
    overflow: "hidden",
  }) as const;
export const name = style({ ...text.body, ...lines(3), margin: 0, fontWeight: weight.semibold });
export const description = style({ ...text.small, ...lines(2), margin: 0, color: color.inkMuted });

/** The link covers the whole card. */
export const coveringLink = style({});
globalStyle(`${coveringLink} > a::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  borderRadius: radius.medium,
});

export const foot = style({
  display: "grid",
  gap: space[2],
  justifyItems: "start",
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
});
export const note = style({ ...text.caption, margin: 0, color: color.inkMuted });
