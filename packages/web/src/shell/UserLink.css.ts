import { color, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const link = style({
  ...text.small,
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
  minHeight: "40px",
  paddingInline: space[2],
  borderRadius: radius.medium,
  color: color.ink,
  fontWeight: weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { backgroundColor: color.surfaceHover } },
});

export const name = style({
  maxWidth: "14rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
