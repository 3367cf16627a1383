import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});
