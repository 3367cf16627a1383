import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.mobile]: { gridTemplateColumns: "13rem minmax(0, 1fr)", gap: space[8] } },
});

/** On a narrow window the list folds into a box, which for a single section holds nothing to choose. */
export const onlyWhereWide = style({
  "@media": { [media.phone]: { display: "none" } },
});
