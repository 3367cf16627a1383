import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const region = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  // Keeps the element clear of a dialog's sticky head, whose title may have two lines.
  scrollMarginBlock: space[12],
  selectors: { "&:empty": { display: "none" } },
});
