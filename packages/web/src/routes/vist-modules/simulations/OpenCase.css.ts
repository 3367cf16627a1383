import { color } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const open = style({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: color.ink,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: color.accent },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `2px solid ${color.accent}`, outlineOffset: "2px" },
  },
});
