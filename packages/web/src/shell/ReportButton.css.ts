import { color, focusRing, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const button = style([
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
    fontWeight: weight.medium,
    cursor: "pointer",
    ":hover": { backgroundColor: color.surfaceHover },
    ...text.small,
  },
]);

export const look = styleVariants({
  bar: [button, { color: color.inkMuted }],
  menu: [button, { color: color.ink }],
});
