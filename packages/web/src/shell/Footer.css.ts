import { color, contentWidth, media, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const footer = style({
  ...text.small,
  marginTop: space[12],
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  "@media": { print: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[6]}`,
  maxWidth: `calc(${contentWidth} + 2 * ${space[6]})`,
  marginInline: "auto",
  padding: `${space[5]} ${space[4]}`,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { paddingInline: space[6] } },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  "@media": { [media.mobile]: { marginInlineStart: "auto" } },
});

/** A button in the footer that looks like the links beside it. */
export const act = style({
  font: "inherit",
  color: "inherit",
  padding: `${space[1]} 0`,
  border: 0,
  background: "none",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});

export const link = style({
  color: "inherit",
  paddingBlock: space[1],
  textDecoration: "none",
  selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});
