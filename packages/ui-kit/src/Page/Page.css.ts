import { style } from "@vanilla-extract/css";
import { contentWidth, media, space } from "../theme/scale.ts";

export const page = style({
  width: "100%",
  maxWidth: `calc(${contentWidth} + 2 * ${space[6]})`,
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [media.mobile]: { paddingInline: space[6] } },
});
