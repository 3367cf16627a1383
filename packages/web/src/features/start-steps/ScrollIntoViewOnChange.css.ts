import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const region = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  // A dialog's head covers two lines of a long title.
  scrollMarginBlock: space[12],
  selectors: { "&:empty": { display: "none" } },
});
