import { color, focusRing, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const nav = style({ minWidth: 0, flex: "1 1 12rem" });
export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  listStyle: "none",
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const step = style({ display: "flex", alignItems: "center", minWidth: 0, color: color.inkMuted });
export const place = style([
  focusRing,
  {
    maxWidth: "18rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    paddingInline: space[2],
    paddingBlock: space[1],
    borderRadius: radius.small,
    color: color.accentInk,
    textDecoration: "none",
    ...text.body,
    ":hover": { background: color.surfaceHover },
    selectors: {
      "&[aria-current]": { color: color.ink, fontWeight: weight.semibold },
      "&[data-over]": { background: color.accentSoft, boxShadow: `inset 0 0 0 2px ${color.accent}` },
    },
  },
]);
