import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { motion, radius, space, text } from "../theme/scale.ts";

/** The whole chip removes it: the cross alone would be too small a target. */
export const chip = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: "2rem",
    maxWidth: "100%",
    paddingInline: space[3],
    paddingInlineEnd: space[2],
    border: "none",
    borderRadius: radius.full,
    backgroundColor: color.neutralSoft,
    color: color.onNeutralSoft,
    textAlign: "start",
    cursor: "pointer",
    transition: `background-color ${motion.quick}`,
    ...text.small,
    selectors: {
      "&[data-hovered]": { boxShadow: `inset 0 0 0 1px ${color.lineControl}` },
      "&[data-pressed]": { backgroundColor: color.surfaceSunken },
    },
  },
]);

export const textBlock = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
