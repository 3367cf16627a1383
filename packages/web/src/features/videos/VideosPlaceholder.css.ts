import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: space[2] });
export const picture = style({
  aspectRatio: "16 / 9",
  borderRadius: radius.medium,
  backgroundColor: color.line,
});

/** The loading text is placed over the first row of placeholders, which the videos replace. */
export const whole = style({ position: "relative" });
export const textBlock = style({
  position: "absolute",
  insetBlockStart: space[5],
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  backgroundColor: color.surface,
  whiteSpace: "nowrap",
});
