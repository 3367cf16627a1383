import { color, radius } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Dark in both themes, as films are. */
export const player = style({
  display: "block",
  width: "100%",
  aspectRatio: "16 / 9",
  maxHeight: "calc(100vh - 10rem)",
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: "#0b1116",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}` } },
});
