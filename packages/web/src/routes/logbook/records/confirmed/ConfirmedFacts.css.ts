import { color, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export { fact, facts, name, value, wide } from "../form/RecordView.css.ts";

/** The digits of a fingerprint have equal widths, so that two of them can be compared line by line. */
export const fingerprint = style({
  ...text.small,
  margin: 0,
  color: color.ink,
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
});
