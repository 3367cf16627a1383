import { breakpoint, color, media } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Matches wide windows and phones in landscape, where the panel is beside the picture instead of below it. */
export const besideQuery = `screen and (min-width: ${(breakpoint.mobile + 128) / 16}em), ${media.low}`;

/** The room fills the window and does not depend on texts: only the person's own actions move the picture. */
export const room = style({
  position: "fixed",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  backgroundColor: color.canvas,
});

/** The area below the bar: the picture, and the panel docked to it. */
export const rest = style({
  position: "relative",
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  "@media": { [besideQuery]: { flexDirection: "row" } },
});

export const stage = style({ position: "relative", flex: 1, minWidth: 0, minHeight: 0, display: "grid" });
