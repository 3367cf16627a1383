import { color, media, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gap: space[4],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) 14rem" } },
});

/** The layout of the panel above the list while no exercise is running. */
export const atSimulator = style({
  display: "grid",
  gap: space[4],
  selectors: { "&:empty": { position: "absolute" } },
});

/** The link covers the whole card. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[2],
  height: "100%",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflowWrap: "anywhere",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.accent },
});

export const title = style({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const coveringLink = style({});
globalStyle(`${coveringLink} > :is(a, button)::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  borderRadius: radius.medium,
});

export const description = style({
  ...text.small,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  margin: 0,
  color: color.inkMuted,
});

export const foot = style({ display: "grid", gap: space[2], paddingTop: space[1] });
export const facts = style({
  ...text.small,
  margin: 0,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const badges = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const open = style({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: color.ink,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: color.accent },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `2px solid ${color.accent}`, outlineOffset: "2px" },
  },
});
