import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: space[2] });
export const picture = style({
  aspectRatio: "16 / 9",
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSunken,
});

/** The words stand over the places: the videos come where the places were. */
export const whole = style({ position: "relative" });
export const words = style({ position: "absolute", insetBlockStart: space[3], insetInlineStart: space[3] });
