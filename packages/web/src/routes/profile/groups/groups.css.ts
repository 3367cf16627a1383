import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Fits as many cards in a row as there is room for beside the profile's navigation. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  alignItems: "start",
  gap: space[4],
});
