import { color, motion, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The whole card is a button. */
export const card = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: "transparent",
  color: color.ink,
  textAlign: "start",
  cursor: "pointer",
});

/** The height is reserved before the picture is loaded. */
export const picture = style({
  position: "relative",
  display: "block",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSunken,
});

export const image = style({ width: "100%", height: "100%", objectFit: "cover" });

export const sign = style({
  position: "absolute",
  insetBlockEnd: space[2],
  insetInlineStart: space[2],
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: radius.full,
  backgroundColor: color.accent,
  color: color.onAccent,
  transition: `transform ${motion.quick}`,
});

export const title = style({
  ...text.small,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  marginBlockStart: space[2],
  fontWeight: weight.medium,
});

globalStyle(`${card}:hover ${sign}`, { transform: "scale(1.1)" });
globalStyle(`${card}:hover ${title}`, { color: color.accentInk });
