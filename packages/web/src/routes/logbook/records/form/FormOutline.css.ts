import { color, media, radius, space, stickyTop, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const outline = style({
  display: "none",
  "@media": {
    [media.large]: {
      display: "block",
      position: "sticky",
      insetBlockStart: `calc(${stickyTop} + ${space[4]})`,
    },
  },
});

export const list = style({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none" });

export const item = style({
  display: "flex",
  gap: space[3],
  alignItems: "flex-start",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  color: color.ink,
  ...text.small,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.surfaceHover },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});

const sign = style({
  display: "inline-flex",
  flex: "none",
  width: "1rem",
  height: "1.25rem",
  alignItems: "center",
});

export const signs = styleVariants({
  wrong: [sign, { color: color.dangerInk }],
  done: [sign, { color: color.success }],
  open: [sign, { color: color.lineControl }],
});

export const textBlock = style({ display: "grid", minWidth: 0 });
export const title = style({ fontWeight: weight.medium });
export const aside = style({ ...text.caption, color: color.inkMuted });
