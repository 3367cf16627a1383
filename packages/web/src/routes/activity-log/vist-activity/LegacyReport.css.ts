import { color, radius } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const height = "max(32.5rem, calc(100vh - 14rem))";

/** Makes the frame as high as the report from the start, so that the button below does not move when it appears. */
export const place = style({ position: "relative", minHeight: height });

/** A report is white in both themes, because it was made for print and does not support themes. */
export const paper = style({
  display: "block",
  width: "100%",
  height,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: "#ffffff",
  colorScheme: "light",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}` } },
});
export const unseen = style([paper, { position: "absolute", insetBlockStart: 0, visibility: "hidden" }]);
