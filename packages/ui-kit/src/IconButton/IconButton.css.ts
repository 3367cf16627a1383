import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { controlHeight, motion, radius } from "../theme/scale.ts";

const square = styleVariants(controlHeight, (side) => ({ width: side, height: side }));

export const iconButton = recipe({
  base: [
    focusRing,
    {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      padding: 0,
      border: "1px solid transparent",
      borderRadius: radius.medium,
      backgroundColor: "transparent",
      color: color.inkMuted,
      cursor: "pointer",
      WebkitTapHighlightColor: "transparent",
      transition: `background-color ${motion.quick}, color ${motion.quick}`,
      selectors: {
        "&[data-hovered]": { backgroundColor: color.surfaceHover, color: color.ink },
        "&[data-pressed]": { backgroundColor: color.surfaceSunken, color: color.ink },
        "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
        "&[data-pending]": { cursor: "progress" },
      },
    },
  ],
  variants: {
    variant: {
      quiet: {},
      bordered: { borderColor: color.lineControl, backgroundColor: color.surface, color: color.ink },
    },
    size: square,
  },
});
