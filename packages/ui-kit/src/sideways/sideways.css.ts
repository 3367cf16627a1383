import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { layer } from "../theme/scale.ts";

export const place = style({ position: "relative", minWidth: 0 });

/** The shadow at the edge, above all rows, behind which there is more content. */
export const edge = style({
  display: "none",
  position: "absolute",
  zIndex: layer.sticky + 1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: "1.5rem",
  opacity: 0.45,
  backgroundImage: `linear-gradient(to left, ${color.lineControl}, transparent)`,
  pointerEvents: "none",
});

globalStyle(`[data-more-after] + ${edge}`, { display: "block" });
