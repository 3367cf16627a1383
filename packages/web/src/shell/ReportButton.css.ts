import { color, focusRing, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const button = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    minHeight: "40px",
    paddingInline: space[2],
    border: "none",
    borderRadius: radius.medium,
    background: "none",
    color: color.ink,
    fontWeight: weight.medium,
    cursor: "pointer",
    ":hover": { backgroundColor: color.surfaceHover },
    ...text.small,
  },
]);
