import { color, radius } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ position: "relative", minHeight: "32.5rem" });

/** A report is white in both themes, because it was made for print and does not support themes. */
export const paper = style({
  display: "block",
  width: "100%",
  height: "max(32.5rem, calc(100vh - 14rem))",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: "#ffffff",
  colorScheme: "light",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}` } },
});
export const unseen = style([paper, { position: "absolute", insetBlockStart: 0, visibility: "hidden" }]);
