import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, radius, space } from "../theme/scale.ts";

export const track = style({
  position: "relative",
  display: "block",
  height: space[2],
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
const bar = {
  display: "block",
  height: "100%",
  borderRadius: radius.small,
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight", forcedColorAdjust: "none" } },
} as const;
// An unmet value is hatched too, so that it does not depend on colour.
export const fill = styleVariants({
  success: { ...bar, backgroundColor: color.success },
  neutral: { ...bar, backgroundColor: color.lineControl },
  warning: {
    ...bar,
    backgroundColor: color.warning,
    backgroundImage: `repeating-linear-gradient(135deg, ${color.surface} 0 1px, transparent 1px 5px)`,
  },
});
export const mark = style({
  position: "absolute",
  insetBlock: "-3px",
  width: "2px",
  marginInlineStart: "-1px",
  backgroundColor: color.ink,
  boxShadow: `0 0 0 1px ${color.surface}`,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
});
