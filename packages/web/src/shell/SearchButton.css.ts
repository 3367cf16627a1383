import { color, focusRing, media, radius, space, text } from "@cathedra/ui-kit/theme";
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
    color: color.inkMuted,
    cursor: "pointer",
    ":hover": { backgroundColor: color.surfaceHover },
  },
]);

/** The hint of the keyboard shortcut, shown if there is a keyboard and enough space. */
export const hint = style({
  ...text.caption,
  display: "none",
  whiteSpace: "nowrap",
  "@media": { [media.large]: { display: "inline" } },
});
