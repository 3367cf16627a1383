import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const feed = style({
  padding: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[5] },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** The picture is beside the text on phones, and above it otherwise. The link covers the whole card. */
export const article = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] } },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.accentSoft,
});

export const image = style({ width: "100%", height: "100%", objectFit: "cover" });

export const textBlock = style({ display: "grid", alignContent: "start", minWidth: 0 });

export const link = style({
  ...text.small,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  color: color.ink,
  fontWeight: weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media": { [media.small]: { WebkitLineClamp: 3 } },
  selectors: {
    "&:hover": { color: color.accentInk, textDecoration: "underline" },
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.medium },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${color.focus}`, outlineOffset: "4px" },
  },
});
