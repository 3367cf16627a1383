import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As many cards side by side as have room for their words beside the profile's list. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  alignItems: "start",
  gap: space[4],
});
