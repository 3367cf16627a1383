import { color, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const invitation = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSunken,
});

/** The whole link is shown and is selected at once, because links differ only at their ends. */
export const link = style({
  ...text.small,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  overflowWrap: "anywhere",
  userSelect: "all",
});
