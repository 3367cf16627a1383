import { controlHeight, media, touchHeight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Makes the line as high as a small button, so that its height does not depend on its content. */
export const below = style({
  display: "flex",
  alignItems: "center",
  minHeight: controlHeight.small,
  "@media": { [media.touch]: { minHeight: touchHeight } },
});
