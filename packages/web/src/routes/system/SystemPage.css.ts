import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.mobile]: { gridTemplateColumns: "12rem minmax(0, 1fr)", gap: space[8] } },
});
