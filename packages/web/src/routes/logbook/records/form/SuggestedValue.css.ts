import { controlHeight, media, touchHeight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As high as a small button, whether it contains one or a line of text. */
export const below = style({
  display: "flex",
  alignItems: "center",
  minHeight: controlHeight.small,
  "@media": { [media.touch]: { minHeight: touchHeight } },
});
