import { breakpoint, color, media } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Where what belongs to the picture stands beside it: in wide windows and on phones on their side. Elsewhere below. */
export const besideQuery = `screen and (min-width: ${(breakpoint.mobile + 128) / 16}em), ${media.low}`;

/** The whole window, whatever is said in it: nothing but the person's own acts moves the picture. */
export const room = style({
  position: "fixed",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  backgroundColor: color.canvas,
});

/** All that the bar leaves: the picture, and what is docked to it. */
export const rest = style({
  position: "relative",
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  "@media": { [besideQuery]: { flexDirection: "row" } },
});

export const stage = style({ position: "relative", flex: 1, minWidth: 0, minHeight: 0, display: "grid" });
