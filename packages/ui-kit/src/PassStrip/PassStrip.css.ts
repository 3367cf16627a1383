import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, space } from "../theme/scale.ts";

export const strip = style({ display: "flex", flexWrap: "wrap", rowGap: space[1], margin: 0, minWidth: 0 });
export const cell = style({
  display: "inline-flex",
  padding: "2px 1px",
  borderBlockEnd: "2px solid transparent",
});
export const gap = style({ marginInlineStart: space[3] });
export const inRun = style({
  borderBlockEndColor: color.accent,
  "@media": { [media.forcedColors]: { borderBlockEndColor: "CanvasText" } },
});
